/** The moments of one seat that can be put to others, and the one that is chosen; or why there are none. */
export type Offer =
  | { reason: string }
  | {
      reason?: undefined;
      game: string;
      title: string;
      names: readonly string[];
      seat: number;
      moments: { link: string; question: string }[];
      /** Its link; null where the seat had nothing to decide. */
      chosen: string | null;
    };

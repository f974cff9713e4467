/** How often mail may come: one a decision, one a day, none. */
export const mailings = ['each', 'daily', 'none'] as const;
export type Mailing = (typeof mailings)[number];

/** C§0.7: two aliens that are never in one game; some only where the table says so. */
interface Ban {
  aliens: readonly [string, string];
  where?: { option: string; choice: string };
}

export const bans: readonly Ban[] = [
  { aliens: ['gambler', 'sorcerer'] },
  { aliens: ['healer', 'masochist'], where: { option: 'healer_alone', choice: 'yes' } },
];

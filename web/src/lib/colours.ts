/** The colours of the seats, clockwise; each has a shape and a pattern of its own. */
export const colours = ['red', 'blue', 'yellow', 'green', 'purple'] as const;
export type Colour = (typeof colours)[number];

export const colourOf = (seat: number): Colour => colours[seat % colours.length]!;

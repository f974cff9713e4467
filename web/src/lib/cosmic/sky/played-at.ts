/** The side of the warp where what was played may lie. */
export type PlayedAt = 'left' | 'right';

/** On which sides worlds or ships stand in the way of what was played, as it lies now on one of them: the other is its mirror image. */
export function takenSides(played: Element): PlayedAt[] {
  const sky = played.parentElement!;
  const { left, right } = sky.getBoundingClientRect();
  const own = [...played.querySelectorAll('.by, button, .does')].map((part) => part.getBoundingClientRect());
  const others = [...sky.querySelectorAll('.world, .stack:not(.flight .stack)')].map((other) => other.getBoundingClientRect());
  const isLeft = own.some((part) => part.left < (left + right) / 2);
  const isTaken = (side: PlayedAt): boolean => {
    const from = (part: DOMRect): number => (isLeft === (side === 'left') ? part.left : left + right - part.right);
    return own.some((part) =>
      others.some(
        (other) => from(part) < other.right && from(part) + part.width > other.left && part.top < other.bottom && part.bottom > other.top,
      ),
    );
  };
  return (['left', 'right'] as const).filter(isTaken);
}

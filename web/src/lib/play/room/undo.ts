import type { RoomPage } from '$shared/protocol.ts';

/** Something can be taken back, by oneself or by asking the others. */
export const mayUndo = ({ view }: RoomPage): boolean => Boolean(view.undo || view.undoByVote);

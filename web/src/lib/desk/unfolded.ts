import type { Attachment } from 'svelte/attachments';

/**
 * A fold that stands open where something in it was refused. Beyond that it is the reader's own:
 * one that was opened before the script came is not shut by it.
 */
export const servedOpen = (isOpen: boolean): { open?: true } => (import.meta.env.SSR && isOpen ? { open: true } : {});

export const unfolded = (isOpen: boolean): Attachment<HTMLDetailsElement> => {
  return (fold) => {
    if (isOpen) fold.open = true;
  };
};

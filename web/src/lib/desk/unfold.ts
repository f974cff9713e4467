import type { Attachment } from 'svelte/attachments';

/**
 * A fold that stands open where something in it was refused. Beyond that it is the reader's own: one that was opened before the
 * script came is not shut by it. So whether the page came with it open stands in its markup, `<details open>`, and not in an
 * attribute that follows a value.
 */
export const unfold = (isOpen: boolean): Attachment<HTMLDetailsElement> => {
  return (fold) => {
    if (isOpen) fold.open = true;
  };
};

import type { SubmitFunction } from '@sveltejs/kit';
import { tick } from 'svelte';
import { applyAction } from '$app/forms';
import { goto } from '$app/navigation';

/** Where the desk says what came of it. */
export const SAID = 'said';

/**
 * Sends a form of the desk without leaving the place one is at: what was typed stays if it was refused.
 * Where the button that was pressed is no more, what came of it has the focus.
 */
export const sendForm: SubmitFunction = ({ formElement }) => {
  const fold = formElement.closest('details');
  return async ({ result }) => {
    if (result.type === 'redirect' && result.location.startsWith(location.pathname)) {
      // eslint-disable-next-line svelte/no-navigation-without-resolve -- the server has resolved it
      const go = () => goto(result.location, { noScroll: true, keepFocus: true, invalidateAll: true, replaceState: true });
      await go();
      // news of the table that came meanwhile has the page asked for anew, and that cuts it short
      if (!location.href.endsWith(result.location)) await go();
      // folds are closed when they have done their work
      fold?.removeAttribute('open');
    } else await applyAction(result);
    await tick();
    if (!document.activeElement || document.activeElement === document.body || result.type === 'failure')
      document.getElementById(SAID)?.focus();
  };
};

import { onMount } from 'svelte';

/** Long enough that no second press of a double one lands on it. */
const PAUSE = 500;

/** What a component asks about can be said yes to a little after it has shown; without a script at once. */
export class Ripening {
  isEarly = $state(false);

  constructor() {
    onMount(() => {
      this.isEarly = true;
      const ripe = setTimeout(() => (this.isEarly = false), PAUSE);
      return () => clearTimeout(ripe);
    });
  }
}

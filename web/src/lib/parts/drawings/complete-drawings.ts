import url from './drawings.svg?url&no-inline';

const SOON = 1_500;
const LATER = 15_000;

/** The server draws what is seen on a page; what it may come to show is fetched once the page is at rest. */
export function completeDrawings(wait = SOON): void {
  const place = document.getElementById('drawings');
  if (!place?.hasAttribute('data-part')) return;
  setTimeout(() => void fetchInto(place), wait);
}

async function fetchInto(place: HTMLElement): Promise<void> {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) return completeDrawings(LATER);
  place.innerHTML = await response.text();
  place.removeAttribute('data-part');
}

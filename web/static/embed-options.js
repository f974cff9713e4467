/**
 * What is chosen in the form of a frame: lit up on the board and in the hand, and named where it is sent. It sends nothing.
 */

/** The fields that say something, with what they pick and in which words. */
function chosenIn(form) {
  const countOf = (field) =>
    field.type === 'number' ? Number(field.value) : Number(field.matches('select') ? field.value !== '' : field.checked);
  return [...form.querySelectorAll('#picks :is(input, select)')].flatMap((field) => {
    const count = countOf(field);
    if (!(count > 0)) return [];
    const option = field.closest('.option');
    const label = field.selectedOptions?.[0].label ?? option.querySelector('.label').textContent.trim();
    const pick = field.type === 'number' ? field.name.slice('times:'.length) : field.value;
    const words = count > 1 ? `${label} × ${count}` : label;
    return [{ picks: Array(count).fill(pick), words, letter: option?.querySelector('.letter')?.textContent }];
  });
}

function showChosen() {
  const form = document.querySelector('form:has(#picks)');
  if (!form) return;
  const chosen = chosenIn(form);
  const picks = new Set(chosen.flatMap((one) => one.picks));
  for (const seen of document.querySelectorAll('[data-options]'))
    seen.classList.toggle(
      'chosen',
      seen.dataset.options.split(' ').some((option) => picks.has(option)),
    );
  const { answer, first } = form.dataset;
  const title = document.getElementById('decision-title');
  if (!answer || !title) return;
  const words = chosen.map((one) => (one.letter ? `${one.letter}, ${one.words}` : one.words)).join('; ');
  title.textContent = words ? answer.replace('…', words) : first;
}

document.addEventListener('input', showChosen);
showChosen();

/** The card, and the button that had focus, are about to go: on with the next question, or to the top. */
export function focusNext(no: number): void {
  const row = document.getElementById(`question-${no}`)?.closest('li');
  const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>('article');
  (next ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}

/** The first field that is called wrong gets the focus; one of the preferred, if any of them is. */
export function focusFirst(form: HTMLFormElement | null, preferred: readonly string[]): void {
  const wrong = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid=true], [data-invalid=true]') ?? [])];
  const first = wrong.find((field) => preferred.includes(field.getAttribute('name') ?? '')) ?? wrong[0];
  // A group of boxes to tick is no control itself.
  const control = first?.matches('fieldset') ? first.querySelector<HTMLElement>('input, button') : first;
  control?.focus();
}

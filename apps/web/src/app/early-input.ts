// A page that the server has drawn can be used before its code is here: nothing that was typed, chosen or pressed is lost
// when the code takes over.

function find<T extends HTMLElement>(place: HTMLElement, selector: string): T[] {
  return [...place.querySelectorAll<T>(selector)];
}

/** Answers how to do it again on what replaces these, as if it happened now: event listeners are called. */
export function watchInput(place: HTMLElement): () => void {
  const drawnFields = find<HTMLInputElement>(place, 'input');
  const drawnButtons = find(place, 'button');
  let focused = document.activeElement;
  const noteFocus = ({ target }: Event) => (focused = target as Element);
  place.addEventListener('focusin', noteFocus);

  function restoreField(field: HTMLInputElement, before: HTMLInputElement): void {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (field.type === 'checkbox' || field.type === 'radio') {
      if (field.checked !== before.checked && (field.type === 'checkbox' || before.checked)) field.click();
    } else if (before.value !== '') {
      setValue?.call(field, before.value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (before === focused) field.focus();
  }

  return () => {
    place.removeEventListener('focusin', noteFocus);
    for (const [index, field] of find<HTMLInputElement>(place, 'input').entries()) {
      const before = drawnFields[index];
      if (before?.name === field.name && before.type === field.type) restoreField(field, before);
    }
    // As boot.js marked it.
    const pressed = drawnButtons.findIndex((button) => button.hasAttribute('data-pressed'));
    const button = find(place, 'button')[pressed];
    if (button?.textContent === drawnButtons[pressed]?.textContent) button?.click();
  };
}

// A page that the server has drawn can be typed into before its code is here: nothing of that is lost when it takes over.

function fieldsOf(place: HTMLElement): HTMLInputElement[] {
  return [...place.querySelectorAll<HTMLInputElement>('input[name]:not([type=checkbox], [type=radio])')];
}

/** Answers how to put it into the fields that replace these, as if it were typed now: whoever listens hears of it. */
export function watchTyped(place: HTMLElement): () => void {
  const drawn = fieldsOf(place);
  let focused = document.activeElement;
  const noteFocus = ({ target }: Event) => (focused = target as Element);
  place.addEventListener('focusin', noteFocus);

  return () => {
    place.removeEventListener('focusin', noteFocus);
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const field of fieldsOf(place)) {
      const before = drawn.find(({ name }) => name === field.name);
      if (before && before.value !== '') {
        setValue?.call(field, before.value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (before && before === focused) field.focus();
    }
  };
}

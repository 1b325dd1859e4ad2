// A page that the server has drawn can be typed into before its code is here: nothing of that is lost when it takes over.

interface Typed {
  values: Map<string, string>;
  /** The name of the field with the cursor. */
  focused: string | null;
}

function fieldsOf(place: HTMLElement): HTMLInputElement[] {
  return [...place.querySelectorAll<HTMLInputElement>('input[name]:not([type=checkbox], [type=radio])')];
}

export function collectTyped(place: HTMLElement): Typed {
  const fields = fieldsOf(place);
  return {
    values: new Map(fields.filter(({ value }) => value !== '').map(({ name, value }) => [name, value])),
    focused: fields.find((field) => field === document.activeElement)?.name ?? null,
  };
}

/** As if it were typed now, so that whoever listens hears of it. */
export function restoreTyped(place: HTMLElement, { values, focused }: Typed): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const field of fieldsOf(place)) {
    const value = values.get(field.name);
    if (value !== undefined) {
      setValue?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (field.name === focused) field.focus();
  }
}

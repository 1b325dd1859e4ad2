/** The text of a field, trimmed; empty where the form has none of that name. */
export function readText(data: FormData, name: string): string {
  return readSecret(data, name).trim();
}

/** As it was typed: a password may begin or end with a space. */
export function readSecret(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** The text of a field, trimmed; empty where the form has none of that name. */
export function readText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

// Search parameters are plain text, one value a name: `?redirect=/exam/detail` stays readable and is never JSON.

export type SearchParams = Record<string, string>;

export function parseSearch(search: string): SearchParams {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(search: Record<string, string | number | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) params.append(name, String(value));
  }
  const text = params.toString().replaceAll('%2F', '/');
  return text && `?${text}`;
}

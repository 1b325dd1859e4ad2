// What the document of a page has asked for before the application was there. Each answer is taken once, while it is new.

interface EarlyAnswer {
  askedAt: number;
  response: Promise<Response>;
}

declare global {
  interface Window {
    tikuEarly?: Map<string, EarlyAnswer>;
  }
}

/** Milliseconds. */
const newFor = 30_000;

/** Everything that matters to the answer, but for the language of a refusal, which is asked for anew. */
function nameOf(address: string, { method, headers, body }: RequestInit): string {
  return JSON.stringify([method, address, new Headers(headers).get('authorization'), body]);
}

/** Answers a copy to the caller; the answer itself waits for the application. */
export async function askEarly(address: string, init: RequestInit): Promise<Response> {
  const response = fetch(address, init);
  window.tikuEarly ??= new Map();
  window.tikuEarly.set(nameOf(address, init), { askedAt: performance.now(), response });
  return (await response).clone();
}

export async function takeEarly(address: string, init: RequestInit): Promise<Response | null> {
  const known = typeof window === 'undefined' ? undefined : window.tikuEarly;
  const name = known?.size ? nameOf(address, init) : '';
  const early = known?.get(name);
  known?.delete(name);
  if (!early || performance.now() - early.askedAt > newFor) return null;
  const response = await early.response.catch(() => null);
  return response?.ok ? response : null;
}

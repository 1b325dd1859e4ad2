import type { Driver } from './driver.ts';

/** Posts `{mobile, text}` as JSON and takes any 2xx for an answer. */
export function openSmsGateway(address: string): Driver {
  const { url, authorization } = splitCredentials(address);
  return {
    async send({ recipient, body }, deadlineMs) {
      let response: Response;
      try {
        response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
          body: JSON.stringify({ mobile: recipient, text: body }),
          // Followed, a redirect would hand code and number to an address nobody chose.
          redirect: 'error',
          signal: AbortSignal.timeout(deadlineMs),
        });
      } catch (error) {
        throw withoutSecrets(error);
      }
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
    },
  };
}

/** `fetch` refuses addresses that carry a name and a password; they go into the header that is meant for them. */
function splitCredentials(address: string): { url: URL; authorization: string | undefined } {
  const url = new URL(address);
  const { username, password } = url;
  if (!username && !password) return { url, authorization: undefined };
  url.username = '';
  url.password = '';
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { url, authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

/** The error itself may quote the address, and secrets are part of it. */
function withoutSecrets(error: unknown): Error {
  const { name, cause } = error as Error;
  const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : name;
  return new Error(`the SMS gateway did not answer (${reason})`);
}

import type { CallAddress, Contract, PublicAddress, RequestOf, ResponseOf, TokenAddress, Upload } from '@tiku/contract';
import { failureOf, readFailure, saysSessionOver } from './failure.ts';
import type { Failure, Result } from './failure.ts';
import { createRefresh } from './refresh.ts';
import type { Lock } from './refresh.ts';
import type { OnProgress } from './send-file.ts';
import type { SessionStore, Token } from '../session.ts';
import { addressOf, describeRequest, discard, exchange } from './transport.ts';
import type { Outgoing } from './transport.ts';

type UploadAddress = { [A in CallAddress]: Contract[A] extends { upload: Upload } ? A : never }[CallAddress];
type EventsAddress = { [A in CallAddress]: Contract[A]['response'] extends 'events' ? A : never }[CallAddress];
type DownloadAddress = { [A in CallAddress]: Contract[A]['response'] extends 'bytes' ? A : never }[CallAddress];

interface ClientOptions {
  /** Where the API lives, `/api/1` in a browser. */
  base: string;
  session: SessionStore;
  language: () => string;
  /** Words for a failure that brings none of its own. */
  failedText: () => string;
  unreachableText: () => string;
  lock: Lock;
  /** The person has to sign in (again): leads to /login, with the way back. */
  askToSignIn: () => void;
}

type Read = (response: Response) => Promise<unknown>;
const readJson: Read = (response) => response.json();
const readBlob: Read = (response) => response.blob();
const readStream: Read = async (response) => response.body;

/** A token about to expire is not worth sending: it would be refused on arrival. */
const expiryMargin = 10_000;

export function createClient(options: ClientOptions) {
  const { base, session, failedText, lock, askToSignIn } = options;

  function send(outgoing: Outgoing, token?: Token): Promise<Response> {
    return exchange(outgoing, contextOf(token));
  }

  function contextOf(token?: Token) {
    const { companyId } = session.getState();
    const [language, unreachableText] = [options.language(), options.unreachableText()];
    return { base, companyId, language, unreachableText, ...(token && { accessToken: token.access_token }) };
  }

  const refresh = createRefresh({
    session,
    lock,
    failedText,
    ask: (refresh_token) => send({ address: 'POST /user/refreshtoken', request: { refresh_token } }),
  });

  function endSession(): void {
    session.clear();
    askToSignIn();
  }

  const signedOutFailure = (): Failure => ({ status: 401, errorCode: null, message: failedText(), fields: {} });

  async function finish(response: Response, read: Read): Promise<Result<never>> {
    if (response.ok) return { ok: true, data: (await read(response)) as never };
    const error = await readFailure(response, failedText());
    if (saysSessionOver(error)) endSession();
    return { ok: false, error };
  }

  /** A working token, refreshed if `needsNew` says so, or why there is none. */
  async function takeToken(needsNew: (token: Token) => boolean): Promise<Result<Token>> {
    const { token } = session.getState();
    if (token?.refresh_token) {
      if (!needsNew(token)) return { ok: true, data: token };
      const refreshed = await refresh(token);
      if (refreshed.state === 'fresh') return { ok: true, data: refreshed.token };
      if (refreshed.state === 'failed') return { ok: false, error: refreshed.error };
    }
    endSession();
    return { ok: false, error: signedOutFailure() };
  }

  async function sendWithToken(outgoing: Outgoing, read: Read): Promise<Result<never>> {
    const first = await takeToken((token) => token.expired_time - expiryMargin <= Date.now());
    if (!first.ok) return first;
    let response = await send(outgoing, first.data);
    if (response.status === 401) {
      await discard(response);
      const second = await takeToken((token) => token.access_token === first.data.access_token);
      if (!second.ok) return second;
      response = await send(outgoing, second.data);
      if (response.status === 401) endSession();
    }
    if (response.status === 403) askToSignIn();
    return finish(response, read);
  }

  function guarded(work: () => Promise<Result<never>>): Promise<Result<never>> {
    return work().catch((error: unknown) => ({ ok: false, error: failureOf(error, failedText()) }));
  }

  const askWithToken = (outgoing: Outgoing) => guarded(() => sendWithToken(outgoing, readJson));

  return {
    /** Calls that need a token; the answer is a value either way, never a throw. */
    call<A extends TokenAddress>(address: A, request: RequestOf<A>): Promise<Result<ResponseOf<A>>> {
      return askWithToken({ address, request });
    },

    /** Calls anybody may make: a 401 here is an ordinary refusal, such as a wrong password. */
    callPublic<A extends PublicAddress>(address: A, request: RequestOf<A>): Promise<Result<ResponseOf<A>>> {
      return guarded(async () => finish(await send({ address, request }), readJson));
    },

    upload<A extends UploadAddress>(
      address: A,
      request: RequestOf<A>,
      file: Blob,
      onProgress?: OnProgress,
    ): Promise<Result<ResponseOf<A>>> {
      return askWithToken({ address, request, file, onProgress });
    },

    /** For a large file and a call that may be repeated: a cut costs a piece, and the rest follows when the line is back. */
    async uploadInParts<A extends UploadAddress>(
      address: A,
      request: RequestOf<A>,
      file: File,
      onProgress: OnProgress,
    ): Promise<Result<ResponseOf<A>>> {
      // Few pages have files to send, and the first load of the others is lighter without it.
      const { cutPart, keyOf, sendInParts, waitForLine } = await import('./send-in-parts.ts');
      const key = keyOf(file);
      const sent = { upload_key: key, upload_size: file.size, upload_name: file.name };
      return sendInParts(
        {
          size: file.size,
          listArrived: () => askWithToken({ address: 'GET /web/upload/parts', request: { key } }),
          sendPart: (part, onPart) =>
            askWithToken({
              address: 'POST /web/upload/part',
              request: { key, part },
              file: cutPart(file, part),
              onProgress: onPart,
            }),
          finish: () => askWithToken({ address, request, sent }),
          waitForLine,
        },
        onProgress,
      );
    },

    download<A extends DownloadAddress>(address: A, request: RequestOf<A>): Promise<Result<Blob>> {
      return guarded(() => sendWithToken({ address, request }, readBlob));
    },

    /** An answer that goes on until it is cut off. */
    follow<A extends EventsAddress>(
      address: A,
      request: RequestOf<A>,
      signal: AbortSignal,
    ): Promise<Result<ReadableStream<Uint8Array<ArrayBuffer>>>> {
      return guarded(() => sendWithToken({ address, request, signal }, readStream));
    },

    /** The address of a picture or file that needs no token, for `src` and `href`. */
    addressOf<A extends PublicAddress & DownloadAddress>(address: A, request: RequestOf<A>): string {
      return addressOf({ address, request }, contextOf());
    },

    /** Signs out here at once; the server is told without waiting, so that a dead network keeps nobody signed in. */
    signOut(): void {
      const { token } = session.getState();
      if (token) {
        const farewell: Outgoing = { address: 'POST /user/logout', request: {} };
        const context = contextOf(token);
        fetch(addressOf(farewell, context), { ...describeRequest(farewell, context), keepalive: true }).catch(() => {});
      }
      session.clear();
    },
  };
}

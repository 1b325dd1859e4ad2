// How a call fails, and which words the person is shown.

export interface Failure {
  /** 0 when no answer came. */
  status: number;
  errorCode: number | null;
  message: string;
  /** Why each bad field is bad. */
  fields: Record<string, string>;
  /** What is there now, where somebody else was quicker. */
  current?: unknown;
}

export type Result<T> = { ok: true; data: T } | { ok: false; error: Failure };

interface Body {
  error_code?: unknown;
  message?: unknown;
  fields?: unknown;
  current?: unknown;
}

function parseBody(text: string): Body {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Every answer that refuses, downloads too, is read as text: a blob of JSON would show as nothing. */
export async function readFailure(response: Response, failedText: string): Promise<Failure> {
  const body = parseBody(await response.text().catch(() => ''));
  const statusText = response.statusText && `${response.statusText} (${response.status})`;
  return {
    status: response.status,
    errorCode: typeof body.error_code === 'number' ? body.error_code : null,
    message: (typeof body.message === 'string' && body.message) || statusText || failedText,
    fields: typeof body.fields === 'object' && body.fields !== null ? { ...body.fields } : {},
    ...(body.current !== undefined && { current: body.current }),
  };
}

/** What was thrown on the way: no answer, or a body that broke off. */
export function failureOf(error: unknown, failedText: string): Failure {
  const message = (error instanceof Error && error.message) || failedText;
  return { status: 0, errorCode: null, message, fields: {} };
}

const sessionOverCode = 302;

/** The specification's sign that a session is over, whatever was asked. */
export function saysSessionOver({ status, errorCode }: Failure): boolean {
  return status === 400 && errorCode === sessionOverCode;
}

/** No answer came, or one of a proxy that has lost its server. */
export function isUnreachable({ status }: Failure): boolean {
  return [0, 502, 503, 504].includes(status);
}

/** A failure on its way through code that throws, such as react-query's. */
export class CallFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'CallFailed';
    this.failure = failure;
  }
}

export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new CallFailed(result.error);
  return result.data;
}

/** A way out for one channel. */
export interface Driver {
  /** Resolves once the provider has taken the message; gives up after `deadlineMs` and cuts the connection. */
  send(message: Outgoing, deadlineMs: number): Promise<void>;
}

interface Outgoing {
  id: number;
  recipient: string;
  subject: string;
  body: string;
}

/** Nobody will ever receive this: trying again is of no use. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}

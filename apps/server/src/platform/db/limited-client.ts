// A connection that knows when to give up. PostgreSQL may be frozen, or a proxy may hold on to one that is gone: then
// nothing is ever answered and nothing ever breaks.
import { connect, Socket } from 'node:net';
import pg from 'pg';
import { findNameProblem } from './statement-names.ts';
import type { StatementNames } from './statement-names.ts';

/** Milliseconds for everything up to the first statement. */
const connectTime = 3_000;
const cancelTime = 1_000;

/** Sent instead of a start-up message, it asks PostgreSQL to cancel what another connection is doing. */
const cancelRequestCode = 80_877_102;

interface BackendKey {
  processID: number;
  secretKey: number;
}

export interface LimitedClientConfig extends pg.ClientConfig {
  /** Shared by all connections of a process; without it nothing is named. */
  names?: StatementNames | undefined;
}

export class LimitedClient extends pg.Client {
  /** Called when a statement was not answered in time. The connection is of no use any more then, and has been ended. */
  onTimeout: () => void = () => undefined;
  readonly #socket: Socket;
  readonly #names: StatementNames | undefined;
  #isAbandoned = false;
  #isEnding = false;

  constructor({ names, ...config }: LimitedClientConfig = {}) {
    const socket = new Socket();
    super({
      ...config,
      // Pools hide it from being listed.
      ...(config.password === undefined ? {} : { password: config.password }),
      stream: () => socket,
      connectionTimeoutMillis: connectTime,
      // A machine that has vanished is noticed also by connections that nobody uses.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    this.#socket = socket;
    this.#names = names;
  }

  /** Nobody waits for what it still says. */
  get isOver(): boolean {
    return this.#isAbandoned || this.#isEnding;
  }

  override end(...given: never[]): never {
    this.#isEnding = true;
    return Reflect.apply(super.end, this, given) as never;
  }

  /** Ends the connection without asking anybody at the other end. */
  abandon(reason = 'a statement was not answered in time'): void {
    this.#isAbandoned = true;
    this.#socket.destroy(new Error(`Connection terminated, because ${reason}`));
  }

  /** All of its many forms: the library leaves a connection whose statement timed out in use, with the statement running. */
  override query(...given: never[]): never {
    const watch = (error: unknown) => {
      if (isTimeout(error)) this.#giveUp();
      const problem = findNameProblem(error);
      if (problem === 'pooler') this.#names?.giveUp();
      if (problem !== null) this.abandon('it does not know the statements by their names');
    };
    const watched = this.#withName(given).map((argument) =>
      typeof argument === 'function' ? watchFirst(argument, watch) : argument,
    );
    const result: unknown = Reflect.apply(super.query, this, watched);
    if (result instanceof Promise) result.catch(watch);
    return result as never;
  }

  /** What has no values is not worth planning ahead: it begins or ends a transaction, or changes a table. */
  #withName(given: readonly never[]): never[] {
    const [text, values, ...rest] = given as readonly unknown[];
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return [...given];
    const name = this.#names?.nameOf(text);
    return name === undefined ? [...given] : ([{ name, text, values }, ...rest] as never[]);
  }

  #giveUp(): void {
    if (this.#isAbandoned) return;
    // Or it would go on, and keep the locks it has and the place in the queue for those it waits for.
    this.#requestCancel();
    this.abandon();
    this.onTimeout();
  }

  #requestCancel(): void {
    const { processID, secretKey } = this as unknown as BackendKey;
    const message = Buffer.alloc(16);
    for (const [at, value] of [message.length, cancelRequestCode, processID, secretKey].entries())
      message.writeInt32BE(value, at * 4);
    const path = `${this.host}/.s.PGSQL.${this.port}`;
    const socket = connect(this.host.startsWith('/') ? { path } : { host: this.host, port: this.port });
    socket.setTimeout(cancelTime, () => socket.destroy());
    // Where it does not get through, PostgreSQL notices the end of the connection by itself, sooner or later.
    socket.on('error', () => undefined);
    socket.end(message);
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

function watchFirst(callback: (...results: unknown[]) => unknown, watch: (error: unknown) => void) {
  return (...results: unknown[]): unknown => {
    watch(results[0]);
    return callback(...results);
  };
}

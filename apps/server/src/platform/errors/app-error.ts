import { errors } from '@tiku/contract';
import type { ErrorName } from '@tiku/contract';

export interface ErrorDetails {
  /** Why each bad field is bad, already in the person's language. */
  fields?: Record<string, string>;
  /** Says more than the error's own text, in the person's language already. */
  message?: string | undefined;
  /** What the message names, in bytes. */
  sizes?: Record<string, number>;
  /** What else it names. */
  counts?: Record<string, number>;
  /** What is there now, where a change was made to something older. */
  current?: unknown;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** A refusal the caller is told about: a name of the contract's error table. */
export class AppError extends Error {
  readonly errorName: ErrorName;
  readonly details: ErrorDetails;

  constructor(errorName: ErrorName, details: ErrorDetails = {}) {
    super(errorName, { cause: details.cause });
    this.name = 'AppError';
    this.errorName = errorName;
    this.details = details;
  }

  get statusCode(): number {
    return errors[this.errorName].status;
  }
}

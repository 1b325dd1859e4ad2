/** What the command line says instead of a stack: expected, and with what to do about it. */
export class Failure extends Error {
  override name = 'Failure';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The command was not understood. */
export const misused = 2;

export type JobLog = (level: 'warn' | 'error', fields: Record<string, unknown>, message: string) => void;

const QUIET_MS = 60_000;

/**
 * Logs the queue's own errors, one line per cause and minute: while the database is away every worker reports it with
 * every poll.
 */
export function quietErrors(log: JobLog, now: () => number = Date.now): (error: Error) => void {
  const heard = new Map<string, number>();
  return (error) => {
    const cause =
      'code' in error && typeof error.code === 'string' ? error.code : error.message.replace(/ \(Queue: .*\)$/, '');
    const last = heard.get(cause);
    if (last !== undefined && now() - last < QUIET_MS) return;
    for (const [known, at] of heard) if (now() - at >= QUIET_MS) heard.delete(known);
    heard.set(cause, now());
    log('error', { err: error }, 'the job queue has trouble');
  };
}

/** The statements in a log whose entries begin with `@application name@ `, on one line each, without the job queue's. */
export function listStatements(log: string): string[] {
  return log
    .split(/^(?=@[^@\n]*@ )/m)
    .filter((entry) => !entry.startsWith('@tiku jobs@'))
    .map((entry) => /LOG:\s+(?:statement|execute (?<name>\S+)): (?<text>[\s\S]*)$/.exec(entry)?.groups)
    .filter((statement) => statement !== undefined)
    .map(({ name = '<unnamed>', text = '' }) => {
      const line = text.replaceAll(/\s+/g, ' ').trim();
      // A prepared statement spares PostgreSQL the planning: two sides that differ in that do not do the same work.
      return name === '<unnamed>' ? line : `prepared: ${line}`;
    });
}

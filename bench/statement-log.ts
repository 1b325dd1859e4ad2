/** The statements in a log whose entries begin with `@application name@ `, on one line each, without the job queue's. */
export function listStatements(log: string): string[] {
  return log
    .split(/^(?=@[^@\n]*@ )/m)
    .filter((entry) => !entry.startsWith('@tiku jobs@'))
    .map((entry) => /LOG:\s+(?:statement|execute [^:]*): ([\s\S]*)$/.exec(entry)?.[1])
    .filter((statement) => statement !== undefined)
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim());
}

import { describe, expect, it } from 'vitest';
import { listStatements } from './statement-log.ts';

describe('listStatements', () => {
  it('puts a statement of several lines on one and leaves out its parameters', () => {
    const log = [
      '@[unknown]@ LOG:  execute <unnamed>: select id from account',
      '\t    where id = $1',
      `@[unknown]@ DETAIL:  Parameters: $1 = '7'`,
      '@[unknown]@ LOG:  statement: begin',
      '',
    ].join('\n');
    expect(listStatements(log)).toEqual(['select id from account where id = $1', 'begin']);
  });

  it('tells a prepared statement from one that is planned each time', () => {
    expect(listStatements('@x@ LOG:  execute by_id: select 1\n')).toEqual(['prepared: select 1']);
  });

  it('leaves out the job queue, which asks at times of its own', () => {
    const log = '@tiku jobs@ LOG:  execute <unnamed>: select 1\n@@ LOG:  execute <unnamed>: select 2\n';
    expect(listStatements(log)).toEqual(['select 2']);
  });

  it('does not take an e-mail address at the start of a line for a new entry', () => {
    const log = '@x@ LOG:  execute <unnamed>: select\n\t@example.org\n';
    expect(listStatements(log)).toEqual(['select @example.org']);
  });
});

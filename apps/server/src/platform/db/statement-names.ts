// Statements that come again and again get a name: a connection then has PostgreSQL parse and plan them once, which is
// most of what a short statement costs. What comes once (a bulk insert of that many rows) is not worth remembering.

const usesBeforeNaming = 3;
/** Each costs memory on every connection. */
const maxNames = 400;
const maxCounted = 5_000;

export interface StatementNames {
  nameOf(text: string): string | undefined;
  /** For good: there is a pooler in between that hands out connections which do not know the names. */
  giveUp(): void;
}

export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  let isOn = true;

  return {
    nameOf(text) {
      if (!isOn) return undefined;
      const known = names.get(text);
      if (known !== undefined || names.size >= maxNames) return known;
      const count = (uses.get(text) ?? 0) + 1;
      if (count < usesBeforeNaming) {
        if (uses.size >= maxCounted) uses.clear();
        uses.set(text, count);
        return undefined;
      }
      uses.delete(text);
      const name = `s${names.size + 1}`;
      names.set(text, name);
      return name;
    },
    giveUp() {
      isOn = false;
    },
  };
}

/** PostgreSQL's codes for a name that a connection does not know, or that it was given before. */
const unknownName = '26000';
const takenName = '42P05';
/** A migration has changed what a named statement answers with. */
const changedPlan = 'cached plan must not change result type';

export type NameProblem = 'pooler' | 'changed' | null;

export function findNameProblem(error: unknown): NameProblem {
  if (!(error instanceof Error) || !('code' in error)) return null;
  if (error.code === unknownName || error.code === takenName) return 'pooler';
  return error.message === changedPlan ? 'changed' : null;
}

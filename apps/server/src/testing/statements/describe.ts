// Asks PostgreSQL what a statement takes and answers, without running it.
import { Writable } from 'node:stream';
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import pg from 'pg';

interface Column {
  name: string;
  type: number;
  /** Of a table's own column that may be null. */
  mayBeNull: boolean;
}

export interface Description {
  parameters: number[];
  columns: Column[];
}

interface Field {
  name: string;
  dataTypeID: number;
  tableID: number;
  columnID: number;
}

type ParametersListener = (message: { dataTypeIDs: number[] }) => void;

interface Connection {
  parse(query: { name: string; text: string; types: number[] }): void;
  describe(what: { type: 'S'; name: string }): void;
  sync(): void;
  on(event: 'parameterDescription', listener: ParametersListener): void;
  off(event: 'parameterDescription', listener: ParametersListener): void;
}

/** As the library submits it: parsed and described, never bound. */
class Describing {
  parameters: number[] = [];
  fields: Field[] = [];
  private stopListening = () => {};
  private readonly text: string;
  private readonly done: (error: Error | null) => void;

  constructor(text: string, done: (error: Error | null) => void) {
    this.text = text;
    this.done = done;
  }

  private readonly noteParameters: ParametersListener = ({ dataTypeIDs }) => {
    this.parameters = dataTypeIDs;
  };

  submit(connection: Connection): void {
    this.stopListening = () => connection.off('parameterDescription', this.noteParameters);
    connection.on('parameterDescription', this.noteParameters);
    connection.parse({ name: '', text: this.text, types: [] });
    connection.describe({ type: 'S', name: '' });
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.fields = fields;
  }

  handleReadyForQuery(): void {
    this.stopListening();
    this.done(null);
  }

  handleError(error: Error): void {
    this.stopListening();
    this.done(error);
  }
}

export type Describe = (text: string) => Promise<Description>;

export async function openDescribing(
  connection: pg.ClientConfig,
): Promise<{ describe: Describe; close(): Promise<void> }> {
  const client = new pg.Client(connection);
  await client.connect();
  const nullable = new Set<string>();
  const { rows } = await client.query<{ column: string }>(
    `select attrelid || ' ' || attnum as column from pg_attribute where not attnotnull and attnum > 0`,
  );
  for (const { column } of rows) nullable.add(column);
  const known = new Map<string, Promise<Description>>();
  let turn: Promise<unknown> = Promise.resolve();
  async function ask(text: string): Promise<Description> {
    const { parameters, fields } = await new Promise<Describing>((resolve, reject) => {
      const describing: Describing = new Describing(text, (error) => (error ? reject(error) : resolve(describing)));
      client.query(describing as unknown as pg.Submittable);
    });
    const columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      type: dataTypeID,
      mayBeNull: nullable.has(`${tableID} ${columnID}`),
    }));
    return { parameters, columns };
  }
  return {
    describe: (text) => {
      const asked = known.get(text) ?? turn.then(() => ask(text));
      known.set(text, asked);
      turn = asked.catch(() => undefined);
      return asked;
    },
    close: () => client.end(),
  };
}

const nothing = async () => undefined;

type Answer = (query: CompiledQuery) => Promise<QueryResult<unknown>>;

/** A database that runs nothing: `answer` says what a statement answers with. */
export function inventDatabase(answer: Answer): { db: Kysely<never>; pool: unknown } {
  const connection: DatabaseConnection = {
    executeQuery: async <R>(query: CompiledQuery) => (await answer(query)) as QueryResult<R>,
    async *streamQuery() {
      // Nothing streams rows.
    },
  };
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  };
  const db = new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const query = (text: unknown, parameters: readonly unknown[] = []) =>
    typeof text === 'string'
      ? answer({ sql: text, parameters } as CompiledQuery)
      : new Writable({ write: (_chunk, _encoding, done) => done() });
  const pool = { connect: async () => ({ query, release: () => undefined }), query, options: {} };
  return { db, pool };
}

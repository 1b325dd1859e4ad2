// A statement that is asked so often that writing it would cost more than sending it: its text is written once.
import { CompiledQuery } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/** Stands in the statement for what is given each time. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

interface Written {
  text: string;
  /** What is given goes where a place is. */
  values: readonly unknown[];
}

/**
 * `write` is called once, with places instead of values: it may put them into the conditions that everybody uses, and must not
 * look at them.
 */
export class FixedStatement<Row, Given extends object> {
  readonly #write: (given: Given) => RawBuilder<Row>;
  #written: Written | undefined;

  constructor(write: (given: Given) => RawBuilder<Row>) {
    this.#write = write;
  }

  async execute(db: Db, given: Given): Promise<Row[]> {
    const { rows } = await db.executeQuery<Row>(this.compile(db, given));
    return rows;
  }

  compile(db: Db, given: Given): CompiledQuery<Row> {
    const { text, values } = (this.#written ??= this.#writeDown(db));
    const named = given as Readonly<Record<string, unknown>>;
    return CompiledQuery.raw(
      text,
      values.map((value) => (value instanceof Place ? named[value.name] : value)),
    );
  }

  #writeDown(db: Db): Written {
    const places = new Proxy({}, { get: (_none, name) => new Place(String(name)) }) as Given;
    const { sql: text, parameters: values } = this.#write(places).compile(db);
    return { text, values };
  }
}

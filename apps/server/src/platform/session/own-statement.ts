// A fixed statement about what belongs to somebody. Its conditions are of two kinds, for people and for members of companies.
import type { CompiledQuery, RawBuilder } from 'kysely';
import type { Db } from '../db/database.ts';
import { FixedStatement } from '../db/fixed-statement.ts';
import type { Actor } from './actor.ts';

interface Owner {
  ownAccountId: number;
  ownCompanyId: number;
}

/** `write` is called once for either kind. What it is given stands for values, as in `FixedStatement`. */
export class OwnStatement<Row, Given extends object> {
  readonly #own: FixedStatement<Row, Given & Owner>;
  readonly #companys: FixedStatement<Row, Given & Owner>;

  constructor(write: (actor: Actor, given: Given) => RawBuilder<Row>) {
    this.#own = new FixedStatement((given) => write({ accountId: given.ownAccountId, company: null }, given));
    this.#companys = new FixedStatement((given) =>
      write({ accountId: given.ownAccountId, company: { id: given.ownCompanyId } }, given),
    );
  }

  async execute(db: Db, actor: Actor, given: Given): Promise<Row[]> {
    const { rows } = await db.executeQuery<Row>(this.compile(db, actor, given));
    return rows;
  }

  compile(db: Db, { accountId, company }: Actor, given: Given): CompiledQuery<Row> {
    const statement = company ? this.#companys : this.#own;
    return statement.compile(db, { ...given, ownAccountId: accountId, ownCompanyId: company?.id ?? 0 });
  }
}

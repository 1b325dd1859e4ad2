// Reads the migrated database back as two texts: schema.sql for people who review, tables.ts for the compiler.
// Both are compared with the files in a test, on any PostgreSQL from 15 on, so nothing here depends on its version.
import type pg from 'pg';

interface Column {
  table_name: string;
  column_name: string;
  type: string;
  not_null: boolean;
  generated: boolean;
  default_value: string | null;
}

interface Line {
  table_name: string;
  definition: string;
}

const ownTables = `relnamespace = 'public'::regnamespace and relname not like 'kysely_%'`;

async function selectColumns(pool: pg.Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(`
    select relname as table_name, attname as column_name, format_type(atttypid, atttypmod) as type,
           attnotnull as not_null, attidentity <> '' or attgenerated <> '' as generated,
           pg_get_expr(adbin, adrelid) as default_value
    from pg_class
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind in ('r', 'p') and ${ownTables}
    order by relname, attnum`);
  return rows;
}

async function selectConstraints(pool: pg.Pool): Promise<Line[]> {
  const { rows } = await pool.query<Line>(`
    select relname as table_name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype in ('p', 'u', 'f', 'c', 'x') and ${ownTables}
    order by relname, array_position(array['p', 'u', 'f', 'c', 'x']::"char"[], contype), definition`);
  return rows;
}

async function selectIndexes(pool: pg.Pool): Promise<Line[]> {
  const { rows } = await pool.query<Line>(`
    select relname as table_name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where ${ownTables} and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
    order by relname, definition`);
  return rows;
}

function describeColumn(column: Column): string {
  const parts = [`  ${column.column_name} ${column.type}`];
  if (column.not_null) parts.push('not null');
  if (column.generated) parts.push('generated always');
  if (column.default_value !== null && !column.generated) parts.push(`default ${column.default_value}`);
  return parts.join(' ');
}

export async function describeSchema(pool: pg.Pool): Promise<string> {
  const [columns, constraints, indexes] = [
    Map.groupBy(await selectColumns(pool), (row) => row.table_name),
    Map.groupBy(await selectConstraints(pool), (row) => row.table_name),
    Map.groupBy(await selectIndexes(pool), (row) => row.table_name),
  ];
  const tables = [...columns].map(([table, rows]) => {
    const body = [...rows.map(describeColumn), ...(constraints.get(table) ?? []).map((row) => `  ${row.definition}`)];
    const after = (indexes.get(table) ?? []).map((row) => `${row.definition};\n`);
    return `create table ${table} (\n${body.join(',\n')}\n);\n${after.join('')}`;
  });
  return `-- Generated from the migrated database by \`npm run db:schema\`: read it in review, never edit it.\n\n${tables.join('\n')}`;
}

const typeScriptTypes: [RegExp, string, string?][] = [
  [/^(bigint|integer|smallint|numeric.*|real|double precision)$/, 'number'],
  [/^(text|uuid|date|tsvector|xid8|character varying.*)$/, 'string'],
  [/^boolean$/, 'boolean'],
  [/^timestamp with time zone$/, 'Date', 'Date | string'],
  [/^bytea$/, 'Buffer'],
  [/^jsonb$/, 'JsonValue', 'string'],
  [/^(text|date)\[\]$/, 'string[]'],
  [/^boolean\[\]$/, 'boolean[]'],
  [/^(bigint|integer|smallint|double precision)\[\]$/, 'number[]'],
];

function typeOf(column: Column): string {
  const found = typeScriptTypes.find(([pattern]) => pattern.test(column.type));
  if (!found) throw new Error(`${column.table_name}.${column.column_name}: no TypeScript type for ${column.type} yet`);
  const orNull = column.not_null ? '' : ' | null';
  const [, read, write = read] = found;
  if (column.generated) return `Generated<${read}${orNull}>`.replace('Generated', 'GeneratedAlways');
  const isOptional = column.default_value !== null;
  if (read === write) return isOptional ? `Generated<${read}${orNull}>` : `${read}${orNull}`;
  const insert = isOptional ? `${write}${orNull} | undefined` : `${write}${orNull}`;
  return `ColumnType<${read}${orNull}, ${insert}, ${write}${orNull}>`;
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export async function describeTables(pool: pg.Pool): Promise<string> {
  const columns = Map.groupBy(await selectColumns(pool), (row) => row.table_name);
  const interfaces = [...columns].map(([table, rows]) => {
    const fields = rows.map((row) => `  ${row.column_name}: ${typeOf(row)};\n`).join('');
    return `interface ${pascalCase(table)}Table {\n${fields}}\n`;
  });
  const index = [...columns.keys()].map((table) => `  ${table}: ${pascalCase(table)}Table;\n`).join('');
  const imports = ['ColumnType', 'Generated', 'GeneratedAlways'].filter((name) =>
    new RegExp(`\\b${name}<`).test(interfaces.join('')),
  );
  const json = /\bJsonValue\b/.test(interfaces.join(''))
    ? `export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };\n\n`
    : '';
  return [
    '// Generated from the migrated database by `npm run db:schema`: never edit it.\n',
    '// oxlint-disable max-lines\n',
    `import type { ${imports.join(', ')} } from 'kysely';\n\n`,
    json,
    interfaces.join('\n'),
    `\nexport interface Tables {\n${index}}\n`,
  ].join('');
}

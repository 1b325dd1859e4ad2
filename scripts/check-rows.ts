// After the tests of the server: holds the columns that raw statements answered with (see record-rows.ts) against the
// types that the code gives their rows. A type is a claim there; here it is compared with what PostgreSQL said.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

interface Noted {
  file: string;
  line: number;
  column: number;
  columns: Record<string, string>;
}

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'node_modules/.cache/tiku-rows');

function readNotes(): Noted[] {
  const lines = readdirSync(folder).flatMap((name) => readFileSync(path.join(folder, name), 'utf8').trim().split('\n'));
  return [...new Set(lines.filter(Boolean))].map((line) => JSON.parse(line) as Noted);
}

const configFile = path.join(root, 'apps/server/tsconfig.json');
const config = ts.getParsedCommandLineOfConfigFile(
  configFile,
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail },
);
const program = ts.createProgram(config?.fileNames ?? [], config?.options ?? {});
const checker = program.getTypeChecker();

function fail(diagnostic: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
}

/** The call of `execute` at this place. */
function findCall(file: ts.SourceFile, position: number): ts.CallExpression | null {
  let found: ts.CallExpression | null = null;
  function visit(node: ts.Node): void {
    if (position < node.getStart(file) || position >= node.end) return;
    const isExecute =
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'execute' &&
      position >= node.expression.name.getStart(file);
    if (isExecute) found = node;
    ts.forEachChild(node, visit);
  }
  visit(file);
  return found;
}

/** What `Row` is in the `RawBuilder<Row>` that is executed. */
function rowTypeOf(call: ts.CallExpression): ts.Type | null {
  const builder = checker.getTypeAtLocation((call.expression as ts.PropertyAccessExpression).expression);
  const [row] = checker.getTypeArguments(builder as ts.TypeReference);
  return row ?? builder.aliasTypeArguments?.[0] ?? null;
}

function kindsOf(type: ts.Type): Set<string> {
  if (type.isUnion()) return new Set(type.types.flatMap((each) => [...kindsOf(each)]));
  const { flags } = type;
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return new Set(['any']);
  if (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return new Set();
  if (flags & ts.TypeFlags.NumberLike) return new Set(['number']);
  if (flags & ts.TypeFlags.StringLike) return new Set(['string']);
  if (flags & ts.TypeFlags.BooleanLike) return new Set(['boolean']);
  const name = type.symbol?.name;
  if (name === 'Date' || name === 'Buffer') return new Set([name]);
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    return new Set(element ? [...kindsOf(element)].map((kind) => `${kind}[]`) : ['any']);
  }
  return new Set(['object']);
}

function isOfKind(type: ts.Type, column: string): boolean {
  // Anything at all, and its type may contain itself.
  if (column === 'json') return true;
  const kinds = kindsOf(type);
  return kinds.size === 0 || kinds.has('any') || kinds.has('any[]') || kinds.has(column);
}

function problemsOf({ file: name, line, column, columns }: Noted): string[] {
  const file = program.getSourceFile(name);
  const call = file && findCall(file, file.getPositionOfLineAndCharacter(line - 1, column - 1));
  const row = call && rowTypeOf(call);
  if (!row || row.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return [];
  return checker.getPropertiesOfType(row).flatMap((property) => {
    const type = checker.getTypeOfSymbolAtLocation(property, call);
    const kind = columns[property.name];
    const place = `${path.relative(root, name)}:${line}`;
    if (kind === undefined)
      return property.flags & ts.SymbolFlags.Optional ? [] : [`${place} has no column ${property.name}`];
    return isOfKind(type, kind) ? [] : [`${place} ${property.name} is ${kind}, not ${checker.typeToString(type)}`];
  });
}

const notes = readNotes();
const problems = [...new Set(notes.flatMap(problemsOf))];
for (const problem of problems) console.log(problem);
console.log(
  `Rows of ${new Set(notes.map(({ file, line }) => `${file}:${line}`)).size} raw statements compared with their types.`,
);
if (notes.length === 0 || problems.length > 0) process.exitCode = 1;

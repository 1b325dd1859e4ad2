// The server as its compiler sees it, and where in it raw statements are executed.
import path from 'node:path';
import ts from 'typescript';

const root = path.join(import.meta.dirname, '../../../../..');
const source = path.join(root, 'apps/server/src');

const configFile = path.join(root, 'apps/server/tsconfig.json');
const config = ts.getParsedCommandLineOfConfigFile(
  configFile,
  {},
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
      throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
    },
  },
);
const program = ts.createProgram(config?.fileNames ?? [], config?.options ?? {});
export const checker = program.getTypeChecker();

export interface Site {
  /** `file:line`, as a person looks it up. */
  place: string;
  call: ts.CallExpression;
  /** What the code says of a row; null where it says nothing. */
  row: ts.Type | null;
}

/** Files that ship, and whose statements people's data depend on. */
export const files = program
  .getSourceFiles()
  .filter(({ fileName }) => fileName.startsWith(`${source}/`) && !/\.(test|fixture)\.ts$|\/testing\//.test(fileName));

/** What has an `execute`, with the type of a row first. */
const executed: ReadonlySet<string> = new Set(['RawBuilder', 'FixedStatement', 'OwnStatement']);

/** By file, then by where `execute` stands: as a stack trace names it. */
export const sites = new Map(files.map((file) => [file.fileName, findSites(file)]));

function findSites(file: ts.SourceFile): Map<string, Site> {
  const found = new Map<string, Site>();
  function visit(node: ts.Node): void {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'execute'
    ) {
      const builder = checker.getTypeAtLocation(node.expression.expression);
      if (builder.symbol && executed.has(builder.symbol.name)) {
        const { line, character } = file.getLineAndCharacterOfPosition(node.expression.name.getStart(file));
        const [row] = checker.getTypeArguments(builder as ts.TypeReference);
        const isSaid = row && !(row.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown));
        const place = `${path.relative(root, file.fileName)}:${line + 1}`;
        found.set(`${line + 1}:${character + 1}`, { place, call: node, row: isSaid ? row : null });
      }
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return found;
}

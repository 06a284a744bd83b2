import { dirname, join } from 'node:path';
import { functionsOf, linesOf, type Measured, sources } from '../figures.ts';
import { groupEdges } from '../graph/domain-groups.ts';
import { createImportGraph } from '../graph/import-graph.ts';
import { workspaceRoot } from '../workspace.ts';

const longest = (all: Measured[]): string =>
  all
    .toSorted((one, other) => other.lines - one.lines)
    .slice(0, 3)
    .map(({ lines, where }) => `${lines} (${where})`)
    .join(', ');

/* Prints lines of the sources and lengths of functions and files; for each capability in the arguments, its files and their users. */
const all = sources();
const functions = all.flatMap(functionsOf);
const lengths = functions.map(({ lines }) => lines).toSorted((one, other) => one - other);
const files = all.map(({ path, text }) => ({ lines: linesOf(text), where: path }));
console.log(`Source lines: ${files.reduce((sum, { lines }) => sum + lines, 0)} in ${all.length} files`);
console.log(`Functions: ${lengths.length}, median ${lengths[Math.floor(lengths.length / 2)]} lines`);
console.log(`Longest functions: ${longest(functions)}`);
console.log(`Longest files: ${longest(files)}`);
printImports();
for (const capability of process.argv.slice(2)) {
  const own = all.filter(({ path }) => path.split('/').includes(capability));
  const naming = all.filter((source) => !own.includes(source) && source.text.includes(`/${capability}/`));
  console.log(`${capability}: ${own.length} files of its own, named by ${naming.length} others`);
}

/* Prints how many files have a single importer, and the imports between groups of libs/domain. */
function printImports(): void {
  const graph = createImportGraph(workspaceRoot);
  const paths = all.map(({ path }) => join(workspaceRoot, path));
  const imports = paths.flatMap((from) => graph.importedBy(from).map((to) => [from, to] as const));
  const importers = Map.groupBy(imports, ([, to]) => to);
  const single = [...importers.values()].flatMap((of) => (of.length === 1 ? of : []));
  const beside = single.filter(([from, to]) => dirname(from) === dirname(to));
  const share = Math.round((100 * single.length) / all.length);
  console.log(`Files with one importer: ${single.length} (${share} %), beside it: ${beside.length}`);
  const edges = [...groupEdges(imports)].map(
    ([name, { count, isUpward }]) => `${name} ${count}${isUpward ? ' (upward)' : ''}`,
  );
  console.log(`Imports between groups of libs/domain: ${edges.join(', ')}`);
}

/** Groups of libs/domain from the lowest: a capability imports only from its own group and from lower ones. */
const GROUPS = [
  'operating',
  'joining',
  'communicating',
  'presenting',
  'publishing',
  'attending',
  'sourcing',
  'collaborating',
  'knowledge',
  'overseeing',
];

type Import = readonly [from: string, to: string];

const groupOf = (path: string): string | undefined =>
  GROUPS.find((group) => path.includes(`libs/domain/src/${group}/`));

/** Returns the capability of a path, such as `joining/accounts`; undefined outside capabilities. */
const capabilityOf = (path: string): string | undefined => /libs\/domain\/src\/(\w+\/[\w-]+)\//.exec(path)?.[1];

/** Counts imports between groups of libs/domain by names such as `joining → operating`. Upward imports are not allowed. */
export function groupEdges(imports: Iterable<Import>) {
  const edges = new Map<string, { count: number; isUpward: boolean }>();
  for (const [from, to] of imports) {
    const [own, other] = [groupOf(from), groupOf(to)];
    if (!own || !other || own === other) continue;
    const name = `${own} → ${other}`;
    const isUpward = GROUPS.indexOf(other) > GROUPS.indexOf(own);
    edges.set(name, { count: (edges.get(name)?.count ?? 0) + 1, isUpward });
  }
  return edges;
}

/** Returns the cycles of capabilities that import each other, each as a sorted list. */
export function capabilityCycles(imports: Iterable<Import>): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of imports) {
    const [own, other] = [capabilityOf(from), capabilityOf(to)];
    if (own && other && own !== other) next.set(own, (next.get(own) ?? new Set()).add(other));
  }
  const reached = new Map([...next.keys()].map((name) => [name, reachedFrom(name, next)]));
  const cycles = [...reached].map(([name, others]) =>
    [name, ...[...others].filter((other) => other !== name && reached.get(other)?.has(name))].toSorted(),
  );
  return [...new Map(cycles.map((circle) => [circle.join(), circle])).values()].filter(({ length }) => length > 1);
}

function reachedFrom(name: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set(next.get(name));
  for (const one of reached) for (const other of next.get(one) ?? []) reached.add(other);
  return reached;
}

/** The groups of libs/domain from the bottom: a capability imports from its own group and from those below it. */
const GROUPS = ['operating', 'joining', 'communicating', 'presenting', 'publishing', 'sourcing', 'collaborating'];

const groupOf = (path: string): string | undefined =>
  GROUPS.find((group) => path.includes(`libs/domain/src/${group}/`));

/** Numbers of imports between groups of libs/domain, by `joining → operating`; upward ones are the wrong way. */
export function groupEdges(imports: Iterable<readonly [from: string, to: string]>) {
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

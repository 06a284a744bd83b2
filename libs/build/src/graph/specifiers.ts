/** `import`, `export … from`; the first group is `type` when all of it is erased. */
const STATIC = /^\s*(?:import|export)\s+(type\s+)?(?:[\w$*{},\s]+?\s+from\s+)?['"]([^'"\n]+)['"]/gm;
const ON_DEMAND =
  /\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"\n]+)['"]|\brequire\.resolve\(['"]([^'"\n]+)['"]|\bnew URL\(\s*['"]([^'"\n]+)['"],\s*import\.meta\.url/g;

/**
 * What a source file names as a part of the program: imports of either kind, re-exports, and files by `new URL` or
 * `require.resolve`. Types are none. Text that only looks like an import counts too, which names a file too many, never one too few.
 */
export function specifiersIn(source: string): string[] {
  const declared = [...source.matchAll(STATIC)].flatMap(([, isType, name]) => (isType || !name ? [] : [name]));
  const demanded = [...source.matchAll(ON_DEMAND)].flatMap(([, ...names]) => names.filter(Boolean));
  return [...declared, ...demanded];
}

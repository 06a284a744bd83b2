/* Names that libraries and Jest add to the global object once and find there again. */
const isKept = (name: string): boolean => /^(__|mikro-orm)/.test(name) || name === 'jestGlobals';

/**
 * Returns a function that removes what was added to the global object since this call: mostly interfaces of browsers that jsdom lacks,
 * such as `matchMedia`, which a test file defines for itself.
 */
export function followGlobals(): () => void {
  const before = new Set(Object.getOwnPropertyNames(globalThis));
  return () => {
    for (const name of Object.getOwnPropertyNames(globalThis))
      if (!before.has(name) && !isKept(name)) Reflect.deleteProperty(globalThis, name);
  };
}

import { join } from 'node:path';

/**
 * Returns aliases of libraries that export .tsx and .ts files by one pattern, of which webpack tries only the first target.
 */
export function libraryFolders(root: string): Record<string, string> {
  const libraries = ['design-system', 'features', 'remote'];
  return Object.fromEntries(libraries.map((name) => [`@psp/${name}`, join(root, 'libs', name, 'src')]));
}

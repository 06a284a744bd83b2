import { join } from 'node:path';

/**
 * Libraries that publish .tsx and .ts files under one pattern, by their folders: webpack tries only the first target of a pattern.
 */
export function libraryFolders(root: string): Record<string, string> {
  const libraries = ['design-system', 'features', 'remote'];
  return Object.fromEntries(libraries.map((name) => [`@psp/${name}`, join(root, 'libs', name, 'src')]));
}

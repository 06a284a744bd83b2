import { join } from 'node:path';

/** Libraries that publish .tsx and .ts files under one pattern: webpack tries only the first target of such a list. */
export function libraryFolders(root: string): Record<string, string> {
  return Object.fromEntries(
    ['design-system', 'features', 'remote'].map((name) => [`@psp/${name}`, join(root, 'libs', name, 'src')]),
  );
}

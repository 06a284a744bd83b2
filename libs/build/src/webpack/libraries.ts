import { join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';

const MAKER_OF_ICONS = join(workspaceRoot, 'node_modules/lucide-react/dist/esm/createLucideIcon.mjs');

/**
 * What is found elsewhere than Node would, in browsers and on the server alike: libraries that publish .tsx and .ts files under one
 * pattern, of which webpack tries only the first target, and what makes icons.
 */
export function libraryFolders(root: string): Record<string, string> {
  const own = ['design-system', 'features', 'remote'].map((name) => [`@psp/${name}`, join(root, 'libs', name, 'src')]);
  return { ...Object.fromEntries(own), [MAKER_OF_ICONS]: join(import.meta.dirname, 'create-icon.ts') };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '../../workspace.ts';

const globals = new URL('./globals.ts', import.meta.url).href;

/** Libraries that publish .tsx and .ts files under one pattern, of which Node tries the first target only. */
const published = /^@psp\/(design-system|features|remote)\/(.+)$/;

/** Where the builds find what Node would not: URL of the module, or nothing where Node resolves it itself. */
export function resolveAsBuilt(specifier: string): string | undefined {
  if (specifier === '@jest/globals') return globals;
  const [, library, name] = published.exec(specifier) ?? [];
  if (!library) return undefined;
  const path = join(workspaceRoot, 'libs', library, 'src', `${name}.ts`);
  return pathToFileURL(existsSync(path) ? path : `${path}x`).href;
}

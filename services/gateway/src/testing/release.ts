import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Writes a folder of releases. `shellModule` is the source of the shell's server bundle; `remove` deletes the folder. */
export function releaseOf(shellModule: string): { releasesDir: string; remove: () => void } {
  const releasesDir = mkdtempSync(join(tmpdir(), 'releases-'));
  const live = { version: '1', manifest: '/mfe/mfe_public/1/mf-manifest.json', contract: 1 };
  const files = {
    'shell/1/index.html': '<!doctype html><title>Drawn by the browser</title><body></body>',
    'shell/1/built-files.json': '{}',
    'shell/1/server/shell.mjs': shellModule,
    'mfe_public/1/server/mfe-public.mjs': 'export const remote = null;',
    'mfe_public/1/built-files.json': '{}',
    'mfe_public/1/mf-manifest.json': '{}',
    'registry.json': JSON.stringify({ contract: 1, hosts: { shell: { version: '1' } }, remotes: { mfe_public: live } }),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(releasesDir, path)), { recursive: true });
    writeFileSync(join(releasesDir, path), content);
  }
  return { releasesDir, remove: () => rmSync(releasesDir, { recursive: true }) };
}

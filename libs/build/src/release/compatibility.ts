import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lackingModules, type OfferedModules, servesContract, usedModules } from '@psp/contracts/shared-modules';
import { satisfy } from '@module-federation/runtime';
import { readJson } from '../workspace.ts';
import { OFFERS } from './manifest.ts';
import type { Registry } from './registry.ts';

/**
 * What keeps the live shell and the live remotes of a registry from working together, a line for each remote; empty when
 * nothing does. It compares what the loader compares in the browser, so that what is refused there is not released.
 */
export function incompatibleReleases(releasesDir: string, { hosts, remotes }: Registry): string[] {
  const { shell } = hosts;
  if (!shell) return [];
  const offered = readOffers(join(releasesDir, 'shell', shell.version, OFFERS));
  return Object.entries(remotes).flatMap(([name, remote]) => {
    if (!servesContract(shell.contract, remote.contract)) {
      return [
        `${name} ${remote.version} are contractul ${remote.contract}, shell ${shell.version} are ${shell.contract}`,
      ];
    }
    const used = usedModules(readJson(join(releasesDir, name, remote.version, 'mf-manifest.json')));
    if (!used) return [`${name} ${remote.version} nu spune ce folosește din shell`];
    const lacking = lackingModules(used, offered, satisfy);
    if (lacking.length === 0) return [];
    return [`${name} ${remote.version} folosește ce nu oferă shell ${shell.version}: ${lacking.join(', ')}`];
  });
}

/* Written by this tool; a shell of a contract before 4 has none. */
const readOffers = (path: string): OfferedModules => JSON.parse(existsSync(path) ? readFileSync(path, 'utf8') : '{}');

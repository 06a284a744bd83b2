import { join } from 'node:path';
import { lackingModules, type OfferedModules, servesContract, type UsedModules } from '@psp/contracts/shared-modules';
import { satisfy } from '@module-federation/runtime';
import { readJson } from '../workspace.ts';
import { OFFERS } from './manifest.ts';
import type { LiveRelease, Registry } from './registry.ts';

/**
 * What keeps the live shell and the live remotes of a registry from working together, a line for each remote; empty when
 * nothing does. It compares what the loader compares in the browser, so that what is refused there is not released.
 */
export function incompatibleReleases(releasesDir: string, { hosts, remotes }: Registry): string[] {
  const { shell } = hosts;
  if (!shell) return [];
  const offers = readJson(join(releasesDir, 'shell', shell.version, OFFERS));
  return Object.entries(remotes).flatMap(([name, remote]) => {
    if (!servesContract(shell.contract, remote.contract)) {
      return [
        `${name} ${remote.version} are contractul ${remote.contract}, shell ${shell.version} are ${shell.contract}`,
      ];
    }
    const lacking = isOffers(offers) ? lackingModules(usesOf(releasesDir, name, remote), offers, satisfy) : [];
    if (lacking.length === 0) return [];
    return [`${name} ${remote.version} folosește ce nu oferă shell ${shell.version}: ${lacking.join(', ')}`];
  });
}

// Both were written by this portal's own builds; releases of contract 3 have none.
const isOffers = (content: unknown): content is OfferedModules => typeof content === 'object' && content !== null;

function usesOf(releasesDir: string, name: string, { version }: LiveRelease): UsedModules {
  const manifest = readJson(join(releasesDir, name, version, 'mf-manifest.json'));
  const { portal } = isManifest(manifest) ? manifest : {};
  return portal?.uses ?? {};
}

const isManifest = (content: unknown): content is { portal?: { uses?: UsedModules } } =>
  typeof content === 'object' && content !== null;

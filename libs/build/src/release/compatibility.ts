import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lackingModules, type OfferedModules, servesContract, usedModules } from '@psp/contracts/shared-modules';
import { satisfy } from '@module-federation/runtime-core';
import { readJson } from '../workspace.ts';
import { OFFERS, type Release } from './manifest.ts';
import type { Registry } from './registry.ts';

/** A release with the folder of its files. */
export interface Built extends Release {
  folder: string;
}

/**
 * Returns why live remotes of a registry are incompatible with the live shell, a line for each remote. Makes the same comparison as the
 * loader in the browser, so that nothing is released that the loader would refuse.
 */
export function incompatibleReleases(releasesDir: string, { hosts, remotes }: Registry): string[] {
  const { shell } = hosts;
  if (!shell) return [];
  const built = (name: string, { version, contract }: Registry['hosts'][string]): Built => {
    return { name, version, contract, folder: join(releasesDir, name, version) };
  };
  return Object.entries(remotes).flatMap(([name, remote]) => refusalOf(built('shell', shell), built(name, remote)));
}

/** Returns why a shell refuses a remote, as one line; empty when it accepts the remote. */
export function refusalOf(shell: Built, remote: Built): string[] {
  const name = `${remote.name} ${remote.version}`;
  if (!servesContract(shell.contract, remote.contract))
    return [`${name} has contract ${remote.contract}, shell ${shell.version} has ${shell.contract}`];
  const used = usedModules(readJson(join(remote.folder, 'mf-manifest.json')));
  if (!used) return [`${name} does not list what it uses of the shell`];
  const lacking = lackingModules(used, readOffers(join(shell.folder, OFFERS)), satisfy);
  return lacking.length > 0 ? [`${name} uses what shell ${shell.version} does not offer: ${lacking.join(', ')}`] : [];
}

/* Shells with a contract below 4 have no such file. */
const readOffers = (path: string): OfferedModules => JSON.parse(existsSync(path) ? readFileSync(path, 'utf8') : '{}');

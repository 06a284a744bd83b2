import { LOCAL_VERSION, type LocalRemote } from '@psp/contracts/local-remote';
import { isRecord } from '@psp/contracts/records';
import { lackingModules, type OfferedModules, type Satisfies, usedModules } from '@psp/contracts/shared-modules';
import { isServed } from '@psp/remote/contract';

/** Where one remote lies. */
export interface RegistryEntry {
  version: string;
  /** Absolute path of its `mf-manifest.json`; with its origin where the remote is local. */
  manifest: string;
  /** Null where its manifest alone says it. */
  contract: number | null;
}

/**
 * Reads one remote's entry from `/registry.json`; null when the remote is not in it. A manifest outside this origin is
 * not an entry.
 */
export function readEntry(registry: unknown, name: string): RegistryEntry | null {
  const remotes = isRecord(registry) ? registry.remotes : null;
  const entry = isRecord(remotes) ? remotes[name] : null;
  if (!isRecord(entry)) return null;
  const { version, manifest, contract } = entry;
  if (typeof version !== 'string' || typeof manifest !== 'string' || typeof contract !== 'number') return null;
  return manifest.startsWith('/') && !manifest.startsWith('//') ? { version, manifest, contract } : null;
}

/** The entry of a remote that runs from its developer's machine. */
export const localEntry = ({ origin }: LocalRemote): RegistryEntry => ({
  version: LOCAL_VERSION,
  manifest: `${origin}/mf-manifest.json`,
  contract: null,
});

/** What the shell has for remotes. */
export interface Host {
  offered: OfferedModules;
  satisfies: Satisfies;
}

/**
 * Why the shell may not run what a manifest describes; null when it may. A remote must be of a contract that the shell
 * serves, and the shell must offer what it uses.
 */
export function incompatibility(entry: RegistryEntry, manifest: unknown, { offered, satisfies }: Host): string | null {
  const portal = isRecord(manifest) && isRecord(manifest.portal) ? manifest.portal : {};
  const contract = entry.contract ?? portal.contract;
  if (!isServed(contract)) return `registry contract ${String(contract)}`;
  if (portal.contract !== contract) return `manifest contract ${String(portal.contract)}`;
  const used = usedModules(manifest);
  if (!used) return 'does not say what it uses';
  const lacking = lackingModules(used, offered, satisfies);
  return lacking.length > 0 ? `lacks ${lacking.join(', ')}` : null;
}

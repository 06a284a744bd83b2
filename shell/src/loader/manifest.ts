import { LOCAL_VERSION, type LocalRemote } from '@psp/contracts/local-remote';
import { isRecord } from '@psp/contracts/records';
import { lackingModules, type OfferedModules, type Satisfies, usedModules } from '@psp/contracts/shared-modules';
import { isServed } from '@psp/remote/contract';

/** Entry of one remote in the registry. */
export interface RegistryEntry {
  version: string;
  /** Absolute path of its `mf-manifest.json`; a full URL for a local remote. */
  manifest: string;
  /** Null for a local remote, whose manifest alone states it. */
  contract: number | null;
}

/** Reads a remote's entry from `/registry.json`; null when it is missing, invalid, or points to another origin. */
export function readEntry(registry: unknown, name: string): RegistryEntry | null {
  const remotes = isRecord(registry) ? registry.remotes : null;
  const entry = isRecord(remotes) ? remotes[name] : null;
  if (!isRecord(entry)) return null;
  const { version, manifest, contract } = entry;
  if (typeof version !== 'string' || typeof manifest !== 'string' || typeof contract !== 'number') return null;
  return manifest.startsWith('/') && !manifest.startsWith('//') ? { version, manifest, contract } : null;
}

/** Entry of a remote that runs on the developer's machine. */
export const localEntry = ({ origin }: LocalRemote): RegistryEntry => ({
  version: LOCAL_VERSION,
  manifest: `${origin}/mf-manifest.json`,
  contract: null,
});

/** Modules that the shell offers to remotes, and the check of version ranges. */
export interface Host {
  offered: OfferedModules;
  satisfies: Satisfies;
}

/**
 * Returns the reason why the shell cannot run a remote; null when it can. The shell must serve the remote's contract and offer
 * the modules that the remote uses.
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

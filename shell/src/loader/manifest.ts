import { CONTRACT_VERSION } from '@psp/remote/contract';

/** Where the live release of one remote lies. */
export interface RegistryEntry {
  version: string;
  /** Absolute path of its `mf-manifest.json`. */
  manifest: string;
  contract: number;
}

/** Versions of shared packages, by name: what the shell offers. */
export type SharedVersions = Readonly<Record<string, string>>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
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

/** `19.3.1` → `19.3`; ranges and other words are read by their first version. */
function majorMinor(version: unknown): string | null {
  const match = typeof version === 'string' ? /(\d+)\.(\d+)/.exec(version) : null;
  return match ? `${match[1]}.${match[2]}` : null;
}

/**
 * Why the shell may not run what a manifest describes; null when it may. A remote must be of the shell's contract, and
 * built against the shell's major and minor version of every package they share.
 */
export function incompatibility(entry: RegistryEntry, manifest: unknown, shared: SharedVersions): string | null {
  if (entry.contract !== CONTRACT_VERSION) return `registry contract ${entry.contract}`;
  const portal = isRecord(manifest) ? manifest.portal : null;
  const contract = isRecord(portal) ? portal.contract : null;
  if (contract !== CONTRACT_VERSION) return `manifest contract ${String(contract)}`;
  const list = isRecord(manifest) && Array.isArray(manifest.shared) ? manifest.shared : [];
  for (const item of list) {
    if (!isRecord(item) || typeof item.name !== 'string') continue;
    const ours = majorMinor(shared[item.name]);
    const theirs = majorMinor(item.requiredVersion) ?? majorMinor(item.version);
    if (ours && theirs && ours !== theirs) return `${item.name} ${theirs}, not ${ours}`;
  }
  return null;
}

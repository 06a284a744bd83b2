import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@psp/contracts/records';

/** A live release: `shell`, `mfe_uat`, `bff_uat`. `since` is null for one that went live before its time was kept. */
export interface LiveVersion {
  name: string;
  version: string;
  since: string | null;
}

const KINDS = ['hosts', 'remotes', 'services'];

/** Reads the live releases from the registry; none while it cannot be read. */
export const readVersions = async (releasesDir: string): Promise<LiveVersion[]> => {
  try {
    const registry: unknown = JSON.parse(await readFile(join(releasesDir, 'registry.json'), 'utf8'));
    if (!isRecord(registry)) return [];
    return KINDS.flatMap((kind) =>
      Object.entries(registry[kind] ?? {}).flatMap(([name, entry]) => versionIn(name, entry)),
    );
  } catch {
    return [];
  }
};

const versionIn = (name: string, entry: unknown): LiveVersion[] => {
  if (!isRecord(entry) || typeof entry['version'] !== 'string') return [];
  const { version, since } = entry;
  return [{ name, version, since: typeof since === 'string' ? since : null }];
};

import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { changeRegistry, type LiveRelease } from './registry.ts';

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Removes the versions that stopped being live more than thirty days before `now` (milliseconds since 1970), except the live ones and
 * those that a rollback returns to. Returns the removed versions as `name/version`.
 */
export function clearOld(releasesDir: string, contract: number, now = Date.now()): string[] {
  const cleared = changeRegistry(releasesDir, contract, ({ hosts, remotes, services }) =>
    Object.entries({ ...hosts, ...remotes, ...services }).flatMap(([name, live]) => {
      const old = oldVersions(join(releasesDir, name), live, now - KEPT_DAYS * DAY_MS);
      live.history = live.history.filter(({ version }) => !old.includes(version));
      return old.map((version) => setAside(releasesDir, name, version));
    }),
  );
  // Removing thousands of files takes too long to hold the lock of the registry.
  for (const { folder } of cleared) rmSync(folder, { recursive: true });
  return cleared.map(({ path }) => path);
}

/* Renames the folder of a version. If it is not removed completely, it counts as an old version again a month later. */
function setAside(releasesDir: string, name: string, version: string): { path: string; folder: string } {
  const folder = join(releasesDir, name, `${version}.${randomUUID()}.old`);
  renameSync(join(releasesDir, name, version), folder);
  return { path: `${name}/${version}`, folder };
}

function oldVersions(folder: string, { version, history }: LiveRelease, before: number): string[] {
  if (!existsSync(folder)) return [];
  const kept = [version, history.at(-1)?.version];
  return readdirSync(folder).filter((name) => !kept.includes(name) && statSync(join(folder, name)).mtimeMs < before);
}

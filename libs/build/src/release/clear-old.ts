import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { changeRegistry, type LiveRelease } from './registry.ts';

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Removes the versions that stopped being live more than thirty days before `now`, in milliseconds since 1970. What is live and
 * what a rollback returns to stay, however old. Returns the removed ones as `name/version`.
 */
export function clearOld(releasesDir: string, contract: number, now = Date.now()): string[] {
  const cleared = changeRegistry(releasesDir, contract, ({ hosts, remotes, services }) =>
    Object.entries({ ...hosts, ...remotes, ...services }).flatMap(([name, live]) => {
      const old = oldVersions(join(releasesDir, name), live, now - KEPT_DAYS * DAY_MS);
      live.history = live.history.filter(({ version }) => !old.includes(version));
      return old.map((version) => putAside(releasesDir, name, version));
    }),
  );
  // Removing thousands of files takes longer than others may be let wait for the registry.
  for (const { folder } of cleared) rmSync(folder, { recursive: true });
  return cleared.map(({ path }) => path);
}

/* A folder that is not removed to its end is an old version again a month later. */
function putAside(releasesDir: string, name: string, version: string): { path: string; folder: string } {
  const folder = join(releasesDir, name, `${version}.${randomUUID()}.old`);
  renameSync(join(releasesDir, name, version), folder);
  return { path: `${name}/${version}`, folder };
}

function oldVersions(folder: string, { version, history }: LiveRelease, before: number): string[] {
  if (!existsSync(folder)) return [];
  const kept = [version, history.at(-1)?.version];
  return readdirSync(folder).filter((name) => !kept.includes(name) && statSync(join(folder, name)).mtimeMs < before);
}

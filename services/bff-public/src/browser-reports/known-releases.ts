import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createReadLive, type Live } from '@psp/bff-kit/releases/live';
import type { BrowserReport, ReportedArea } from '@psp/contracts/browser-reports';
import type { ReleaseOf } from '@psp/domain/operating/browser-reports/count-reports';

const nameOf = (area: ReportedArea): string => (area === 'shell' ? area : `mfe_${area}`);

const liveVersion = ({ shell, remotes }: Live, area: ReportedArea): string | null | undefined =>
  area === 'shell' ? shell : remotes[nameOf(area)]?.version;

/** Versions of an area whose files still exist; none when the folder is not readable. */
const keptVersions = (releasesDir: string, area: ReportedArea): Promise<string[]> =>
  readdir(join(releasesDir, nameOf(area))).catch(() => []);

/**
 * Returns a function that classifies the versions in a report by the registry and the folders in `releasesDir`. An empty version,
 * from a browser that does not know its own, counts as live.
 */
export function createReadReleases(releasesDir: string): (report: BrowserReport) => Promise<ReleaseOf> {
  const readLive = createReadLive(releasesDir);
  return async ({ failures, vitals }) => {
    const live = await readLive();
    const isLive = ({ area, version }: Parameters<ReleaseOf>[0]): boolean =>
      version === '' || version === liveVersion(live, area);
    const areas = new Set([...failures, ...vitals].filter((told) => !isLive(told)).map(({ area }) => area));
    const kept = new Map(
      await Promise.all([...areas].map(async (area) => [area, await keptVersions(releasesDir, area)] as const)),
    );
    return (told) => (isLive(told) ? 'live' : kept.get(told.area)?.includes(told.version) ? 'kept' : 'unknown');
  };
}

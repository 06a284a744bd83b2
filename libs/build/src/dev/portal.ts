import { join } from 'node:path';
import { untilAsked } from '../start/signals.ts';
import { createPortal } from '../start/start.ts';
import { portalFolder, workspaceRoot } from '../workspace.ts';
import { watchApplications } from './watch.ts';

/** Runs the whole portal for development: on changes, applications are updated in open pages and services are restarted. */
export async function developPortal(say: (line: string) => void): Promise<void> {
  const folder = portalFolder();
  const watched = await watchApplications(workspaceRoot, join(folder, 'dev'), say);
  const portal = createPortal({
    folder,
    port: Number(process.env.PORT ?? 8080),
    host: process.env.HOST ?? '127.0.0.1',
    split: process.argv.includes('--split'),
    watch: true,
    releasesDir: watched.releasesDir,
    env: { DEV_RELOAD: join(folder, 'dev/changed') },
    say,
  });
  const asked = untilAsked().then(() => portal.stop());
  try {
    const { url } = await portal.start();
    say(`${url}`);
    await asked;
  } finally {
    await portal.stop();
    await watched.stop();
  }
}

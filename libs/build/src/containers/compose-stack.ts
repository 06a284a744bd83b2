import { setTimeout as delay } from 'node:timers/promises';
import { bin, node } from '../test/run.ts';
import type { Engine } from './engine.ts';
import { SERVICES, type Settings } from './settings.ts';
import { signIn } from './visitor.ts';

const HEALTHY_WITHIN_MS = 240_000;
const POLL_MS = 500;

/** Waits until every container of the project is healthy and `prepare` has exited with 0. Throws after four minutes. */
export async function untilHealthy(engine: Engine, { name }: Settings): Promise<void> {
  const format = '{{.Label "com.docker.compose.service"}}: {{.Status}}';
  const filter = `--filter=label=com.docker.compose.project=${name}`;
  const isFine = (line: string): boolean => /\(healthy\)|^prepare: Exited \(0\)/.test(line);
  const until = Date.now() + HEALTHY_WITHIN_MS;
  for (;;) {
    const lines = (await engine.read('ps', '--all', filter, '--format', format)).split('\n');
    const waiting = lines.filter((line) => !isFine(line));
    if (lines.length > SERVICES.length && waiting.length === 0) return;
    if (Date.now() > until) throw new Error(`not healthy: ${waiting.join('; ')}`);
    await delay(POLL_MS);
  }
}

/** Runs the main journey, a release and a rollback on the stack, in a browser. */
export async function runJourneys(
  engine: Engine,
  { name, url, releasesDir }: Settings,
  chromium: string,
): Promise<void> {
  const labels = [`label=com.docker.compose.project=${name}`, 'label=com.docker.compose.service=gateway'];
  const gateway = await engine.read('ps', '--quiet', ...labels.map((label) => `--filter=${label}`));
  const pid = Number(await engine.read('inspect', '--format', '{{.State.Pid}}', gateway));
  // One journey uses the portal with split services, the other any portal: this stack serves as both.
  const portals = ['split', 'all'].map((mode) => ({ mode, url, databaseUrl: '', releasesDir, pid }));
  const journeys = ['main-job.spec.ts', 'release.spec.ts'];
  const args = ['test', '--workers=1', ...journeys];
  const env = { PORTALS: JSON.stringify(portals), CHROMIUM_PATH: chromium };
  if ((await node(bin('@playwright/test/cli.js'), args, { env })) !== 0)
    throw new Error(`${journeys.join(', ')} failed`);
}

/** Restarts each service, one after the other, and throws when a session from before no longer works. */
export async function restartEach(engine: Engine, settings: Settings): Promise<void> {
  const visitor = await signIn(settings.url, 'primarie@demo.psp');
  for (const service of SERVICES) {
    await engine.compose('restart', service);
    await untilHealthy(engine, settings);
    for (const path of ['/', '/uat/dashboard', '/api/identity/session', '/api/uat/service-requests']) {
      const { status } = await visitor.get(path);
      if (status !== 200) throw new Error(`after ${service} was restarted, ${path} answers ${status}`);
    }
  }
}

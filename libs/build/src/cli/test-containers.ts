import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { restartEach, runJourneys, untilHealthy } from '../containers/compose-stack.ts';
import { type Engine, findEngine } from '../containers/engine.ts';
import { imageProblems, imageSize, rebuild } from '../containers/image.ts';
import { createSettings, SERVICES } from '../containers/settings.ts';
import { startProxy } from '../containers/proxy.ts';
import { hasIpvs, joinSwarm } from '../containers/swarm.ts';
import { createSwarmStack } from '../containers/swarm-stack.ts';
import { updateAndKill } from '../containers/update-and-kill.ts';
import { buildChanged } from '../start/build-changed.ts';
import { runCommand } from '../start/run-command.ts';
import { provideChromium } from '../test/chromium.ts';
import { workspaceRoot } from '../workspace.ts';

const REBUILT_WITHIN_S = 60;
const { values } = parseArgs({ options: { only: { type: 'string' } } });
/** Whether to run a part: all run unless `--only` names one. */
const isSelected = (part: 'images' | 'compose' | 'swarm'): boolean => (values.only ?? part) === part;
const say = (line: string): void => console.log(line);
const settings = await createSettings();
const engine = findEngine(settings.env);
const image = 'portal-psp-gateway';
let passed = 0;

async function step(name: string, work: () => Promise<string | void>): Promise<void> {
  const began = performance.now();
  const figure = await work();
  passed += 1;
  say(`✓ ${[name, figure].filter(Boolean).join(': ')} (${((performance.now() - began) / 1000).toFixed(0)} s)`);
}

async function checkImages(found: Engine): Promise<void> {
  await step('the images contain no test sources and no development packages', async () => {
    const problems = await imageProblems(found, image);
    if (problems.length > 0) throw new Error(`the image holds ${problems.slice(0, 20).join(', ')}`);
    return `${await imageSize(found, image)} MB`;
  });
  await step(`a change in one service builds its image within ${REBUILT_WITHIN_S} s`, async () => {
    const seconds = await rebuild(found, 'bff-uat', `portal-psp-bff-uat:${settings.name}`, settings.folder);
    await found.read('image', 'rm', `portal-psp-bff-uat:${settings.name}`);
    if (seconds > REBUILT_WITHIN_S) throw new Error(`it took ${seconds.toFixed(0)} s`);
    return `${seconds.toFixed(1)} s`;
  });
}

async function runCompose(found: Engine, chromium: string): Promise<void> {
  try {
    await step('the stack starts', async () => {
      await found.compose('up', '--detach', '--no-build');
      await untilHealthy(found, settings);
    });
    await step('the main journey, a release and a rollback work on it', async () => {
      await buildChanged(workspaceRoot, { say, only: ['shell', 'mfe-uat'] });
      await runJourneys(found, settings, chromium);
    });
    await step(`sessions survive a restart of ${SERVICES.join(', ')}`, () => restartEach(found, settings));
  } catch (error) {
    await found.compose('logs', '--tail=40');
    throw error;
  } finally {
    await found.compose('down', '--volumes', '--timeout', '20');
  }
}

/** Runs docker-compose.yml on a swarm, with two copies of each service. */
async function runSwarm(found: Engine): Promise<void> {
  const swarm = await joinSwarm(found, settings.name, image).catch((error: Error) =>
    say(`Swarm skipped: ${error.message}.`),
  );
  if (!swarm) return;
  const isWhole = hasIpvs();
  if (!isWhole)
    say('This kernel has no IPVS: a proxy of the test replaces the ingress, in front of ports of each copy.');
  const publish: Record<string, string> = isWhole ? {} : { PORT: '0', PORT_MODE: 'host' };
  const stack = createSwarmStack(found, settings, (variables) =>
    engineOf({ ...settings.env, ...publish, ...variables }),
  );
  const stopProxy = isWhole ? undefined : await startProxy(Number(settings.env['PORT']), () => stack.gateways());
  try {
    await step('the stack starts on a swarm', () => stack.deploy('first'));
    await step('no request is lost during updates, also failing ones, and no page shows that a copy was killed', () =>
      updateAndKill(stack, settings.url),
    );
  } catch (error) {
    await found.docker('stack', 'ps', '--no-trunc', settings.name);
    for (const service of ['prepare', ...SERVICES])
      await found.docker('service', 'logs', '--tail=15', `${settings.name}_${service}`);
    throw error;
  } finally {
    await stopProxy?.();
    await stack.remove();
    await swarm.leave();
  }
}

function engineOf(env: Record<string, string>): Engine {
  const found = findEngine(env);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

await runCommand(async () => {
  if (typeof engine === 'string') return say(`Skipped: ${engine}.`);
  try {
    const chromium = provideChromium(say);
    await step('the image of every service is built', () => engine.compose('build'));
    if (isSelected('images')) await checkImages(engine);
    if (isSelected('compose')) await runCompose(engine, chromium);
    if (isSelected('swarm')) await runSwarm(engine);
    say(`${passed} passed, 0 failed`);
  } catch (error) {
    console.error(error);
    say(`${passed} passed, 1 failed`);
    process.exitCode = 1;
  } finally {
    rmSync(settings.folder, { recursive: true, force: true });
  }
});

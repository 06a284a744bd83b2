import { setTimeout as delay } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import { COMPOSE_FILES, SERVICES, type Settings } from './settings.ts';
import { areComplete, COPIES, healthyCopies, isPrepared, isRolledBack, isUpdated } from './swarm-copies.ts';

const TIMEOUT_MS = 300_000;
const POLL_MS = 500;
const IMAGES = SERVICES.map((service) => `portal-psp-${service}`);

export interface SwarmStack {
  /** Deploys the images with `version` as their tag, and waits until every service runs exactly two copies of it. */
  deploy(version: string): Promise<void>;
  /** Updates a service to a version that exits at once, and waits until the update is rolled back to the same two copies. */
  failUpdate(service: string): Promise<void>;
  /** Kills one copy of each service and waits until new ones have replaced them. */
  killCopies(): Promise<void>;
  /** Resolves to the origins where the host publishes the gateway's copies. */
  gateways(): Promise<string[]>;
  remove(): Promise<void>;
}

/** Returns the stack of docker-compose.yml on a swarm. `engineOf` returns the engine with the variables of a deployment. */
export function createSwarmStack(
  engine: Engine,
  { name }: Settings,
  engineOf: (variables: Record<string, string>) => Engine,
): SwarmStack {
  const tags: string[] = [];
  return {
    async deploy(VERSION) {
      for (const image of IMAGES) {
        await engine.read('tag', image, `${image}:${VERSION}`);
        tags.push(`${image}:${VERSION}`);
      }
      const files = COMPOSE_FILES.flatMap((file) => ['--compose-file', file]);
      const deploying = engineOf({ VERSION, COPIES: String(COPIES) });
      await deploying.docker('stack', 'deploy', '--resolve-image=never', ...files, name);
      const runs = ({ image }: { image: string }): boolean => image.endsWith(`:${VERSION}`);
      await until(`version ${VERSION} of all services`, () => areComplete(engine, name, runs));
      await until('the end of prepare', () => isPrepared(engine, name));
      await until('the end of the update', () => isUpdated(engine, name));
    },
    async failUpdate(service) {
      const before = await healthyCopies(engine, name);
      await engine.read('service', 'update', '--detach', '--args', 'false', `${name}_${service}`);
      await until(`the rollback of ${service}`, () => isRolledBack(engine, name, service));
      const stayed = ({ id }: { id: string }): boolean => before.some((copy) => copy.id === id);
      await until(`the earlier copies of ${service}`, () => areComplete(engine, name, stayed));
    },
    async killCopies() {
      const all = await healthyCopies(engine, name);
      const victims = SERVICES.map((own) => all.find(({ service }) => service === own)?.id ?? '');
      await engine.read('kill', '--signal=KILL', ...victims);
      const isAlive = ({ id }: { id: string }): boolean => !victims.includes(id);
      await until('new copies in place of the killed ones', () => areComplete(engine, name, isAlive));
    },
    async gateways() {
      const copies = (await healthyCopies(engine, name)).filter(({ service }) => service === 'gateway');
      const ports = copies.flatMap((copy) => /:(\d+)->8080/.exec(copy.ports)?.[1] ?? []);
      return ports.map((port) => `http://127.0.0.1:${port}`);
    },
    async remove() {
      await removeStack(engine, name);
      if (tags.length > 0) await engine.read('image', 'rm', ...tags);
    },
  };
}

async function removeStack(engine: Engine, name: string): Promise<void> {
  const ours = `--filter=label=com.docker.stack.namespace=${name}`;
  const listed = async (...filters: string[]): Promise<string[]> =>
    (await engine.read('ps', '--all', '--quiet', ...filters)).split('\n').filter(Boolean);
  await engine.docker('stack', 'rm', name);
  await until('the end of all containers', async () => {
    // A swarm keeps the containers of completed jobs.
    const prepared = await listed(
      '--filter=status=exited',
      `--filter=label=com.docker.swarm.service.name=${name}_prepare`,
    );
    // A container that is already being removed is gone at the next poll.
    for (const id of prepared) await engine.read('rm', id).catch(() => undefined);
    return (await listed(ours)).length === 0;
  });
  const volumes = await engine.read('volume', 'ls', '--quiet', ours);
  if (volumes) await engine.read('volume', 'rm', ...volumes.split('\n'));
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${TIMEOUT_MS / 1000} s`);
    await delay(POLL_MS);
  }
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import { startLoad, type Tally } from './load.ts';
import { SERVICES, type Settings } from './settings.ts';

const COPIES = 2;
const WITHIN_MS = 300_000;
const LOOK_MS = 500;
const FILES = ['docker-compose.yml', 'docker-compose.test.yml'];

export interface Swarm {
  /** Deploys the images under a tag of their own, and waits until every service runs them in two copies. */
  deploy(version: string): Promise<void>;
  /** Kills one copy of each service and waits until others have taken their places. */
  killCopies(): Promise<void>;
  remove(): Promise<void>;
}

/** What a swarm lacks on this machine; undefined where it can be had, or cannot be told. */
export function swarmProblem(): string | undefined {
  if (process.platform !== 'linux' || existsSync('/proc/net/ip_vs')) return undefined;
  if (spawnSync('modprobe', ['ip_vs'], { stdio: 'ignore' }).status === 0) return undefined;
  return 'this kernel has no IPVS, by which a swarm spreads connections over copies';
}

/** A swarm on this engine: the one that it is part of, or one that exists for as long as the stack does. */
export function createSwarm(engine: Engine, { name }: Settings, engineOf: (version: string) => Engine): Swarm {
  const isOurs = engine.read('info', '--format', '{{.Swarm.LocalNodeState}}') === 'inactive';
  if (isOurs) engine.read('swarm', 'init', '--advertise-addr=127.0.0.1');
  /** Copies that are healthy, by id, each with its image. */
  const copies = (service: string): Map<string, string> => {
    const label = `label=com.docker.swarm.service.name=${name}_${service}`;
    const format = '{{.ID}} {{.Image}}';
    const lines = engine.read('ps', '--filter=health=healthy', `--filter=${label}`, '--format', format).split('\n');
    return new Map(
      lines.filter(Boolean).map((line): [string, string] => [line.split(' ')[0] ?? '', line.split(' ')[1] ?? '']),
    );
  };
  const runs = (service: string, image: string): boolean => {
    const found = [...copies(service).values()];
    return found.length === COPIES && found.every((own) => own === image);
  };
  const isPrepared = (): boolean => {
    const label = `label=com.docker.swarm.service.name=${name}_prepare`;
    return engine.read('ps', '--all', '--quiet', '--filter=exited=0', `--filter=${label}`) !== '';
  };
  return {
    async deploy(version) {
      for (const service of SERVICES) engine.read('tag', `portal-psp-${service}`, `portal-psp-${service}:${version}`);
      const files = FILES.flatMap((file) => ['--compose-file', file]);
      await engineOf(version).docker('stack', 'deploy', '--resolve-image=never', ...files, name);
      await until(`version ${version} of all services`, () =>
        SERVICES.every((service) => runs(service, `portal-psp-${service}:${version}`)),
      );
      await until('the end of prepare', isPrepared);
    },
    async killCopies() {
      const victims = SERVICES.map((service) => [...copies(service).keys()][0] ?? '');
      for (const victim of victims) engine.read('kill', '--signal=KILL', victim);
      const isWhole = (service: string): boolean => {
        const found = [...copies(service).keys()];
        return found.length === COPIES && !found.some((id) => victims.includes(id));
      };
      await until('other copies in the place of those that were killed', () => SERVICES.every(isWhole));
    },
    async remove() {
      await engine.docker('stack', 'rm', name);
      const ours = `--filter=label=com.docker.stack.namespace=${name}`;
      await until('the end of all containers', () => engine.read('ps', '--all', '--quiet', ours) === '');
      for (const volume of ['postgres', 'files']) engine.read('volume', 'rm', `${name}_${volume}`);
      if (isOurs) engine.read('swarm', 'leave', '--force');
    },
  };
}

async function until(what: string, isSo: () => boolean): Promise<void> {
  const end = Date.now() + WITHIN_MS;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`${what}: not within ${WITHIN_MS / 1000} s`);
    await delay(LOOK_MS);
  }
}

const told = ({ sent, lost }: Tally): string => `${sent} requests, ${lost.length} repeated`;

/** A rolling update loses no request, and killed copies are noticed by nobody. Resolves to what was counted. */
export async function updateAndKill(swarm: Swarm, url: string): Promise<string> {
  const load = await startLoad(url);
  try {
    await swarm.deploy('second');
    const update = load.tally();
    if (update.lost.length > 0) throw new Error(`lost in the update: ${update.lost.slice(0, 10).join('; ')}`);
    await swarm.killCopies();
    const kill = load.tally();
    if (kill.failed.length > 0) throw new Error(`a kill was noticed: ${kill.failed.slice(0, 10).join('; ')}`);
    return `update: ${told(update)}; one copy of each killed: ${told(kill)}`;
  } finally {
    await load.stop();
  }
}

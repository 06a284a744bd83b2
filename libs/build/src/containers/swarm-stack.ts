import { setTimeout as delay } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import { COMPOSE_FILES, SERVICES, type Settings } from './settings.ts';

const COPIES = 2;
const WITHIN_MS = 300_000;
const LOOK_MS = 500;

interface Copy {
  id: string;
  service: string;
  image: string;
  /** Where the host publishes it, if it does: `0.0.0.0:32768->8080/tcp`. */
  ports: string;
}

export interface SwarmStack {
  /** Deploys the images under a tag of their own, and waits until every service runs them in two copies and nothing else. */
  deploy(version: string): Promise<void>;
  /** Kills one copy of each service and waits until others have taken their places. */
  killCopies(): Promise<void>;
  /** Origins at which the host publishes the gateway's copies. */
  gateways(): Promise<string[]>;
  remove(): Promise<void>;
}

/** The stack of docker-compose.yml on a swarm. `engineOf` is the engine with the variables of a deployment. */
export function createSwarmStack(
  engine: Engine,
  { name }: Settings,
  engineOf: (variables: Record<string, string>) => Engine,
): SwarmStack {
  const ours = `--filter=label=com.docker.stack.namespace=${name}`;
  const healthy = async (): Promise<Copy[]> => {
    const format = '{{.ID}}|{{.Label "com.docker.swarm.service.name"}}|{{.Image}}|{{.Ports}}';
    const lines = await engine.read('ps', '--no-trunc', ours, '--filter=health=healthy', '--format', format);
    return lines.split('\n').map((line) => {
      const [id = '', service = '', image = '', ports = ''] = line.split('|');
      return { id, service: service.slice(name.length + 1), image, ports };
    });
  };
  /** Whether each service has its copies and all of them pass. */
  const areWell = async (passes: (copy: Copy) => boolean): Promise<boolean> => {
    const all = await healthy();
    return SERVICES.every((service) => {
      const copies = all.filter((copy) => copy.service === service);
      return copies.length === COPIES && copies.every(passes);
    });
  };
  const isPrepared = async (): Promise<boolean> => {
    const prepare = `--filter=label=com.docker.swarm.service.name=${name}_prepare`;
    return (await engine.read('ps', '--all', '--quiet', '--filter=exited=0', prepare)) !== '';
  };
  /** False while copies are watched whose death would end the update. Throws when it has been taken back. */
  const isUpdated = async (): Promise<boolean> => {
    const format = '{{if .UpdateStatus}}{{.UpdateStatus.State}}: {{.UpdateStatus.Message}}{{end}}';
    const names = SERVICES.map((service) => `${name}_${service}`);
    const states = (await engine.read('service', 'inspect', '--format', format, ...names)).split('\n').filter(Boolean);
    const failed = states.find((state) => !/^(updating|completed)/.test(state));
    if (failed) throw new Error(failed);
    return states.every((state) => state.startsWith('completed'));
  };
  return {
    async deploy(VERSION) {
      const images = SERVICES.map((service) => `portal-psp-${service}`);
      for (const image of images) await engine.read('tag', image, `${image}:${VERSION}`);
      const files = COMPOSE_FILES.flatMap((file) => ['--compose-file', file]);
      const deploying = engineOf({ VERSION, COPIES: String(COPIES) });
      await deploying.docker('stack', 'deploy', '--resolve-image=never', ...files, name);
      await until(`version ${VERSION} of all services`, () => areWell(({ image }) => image.endsWith(`:${VERSION}`)));
      await until('the end of prepare', isPrepared);
      await until('the end of the update', isUpdated);
    },
    async killCopies() {
      const all = await healthy();
      const victims = SERVICES.map((name) => all.find(({ service }) => service === name)?.id ?? '');
      await engine.read('kill', '--signal=KILL', ...victims);
      const isNew = ({ id }: Copy): boolean => !victims.includes(id);
      await until('other copies in the place of those that were killed', () => areWell(isNew));
    },
    async gateways() {
      const copies = (await healthy()).filter(({ service }) => service === 'gateway');
      return copies
        .flatMap(({ ports }) => /:(\d+)->8080/.exec(ports)?.[1] ?? [])
        .map((port) => `http://127.0.0.1:${port}`);
    },
    async remove() {
      await engine.docker('stack', 'rm', name);
      await until('the end of all containers', async () => (await engine.read('ps', '--quiet', ours)) === '');
      // What prepared is left behind.
      const ended = await engine.read('ps', '--all', '--quiet', ours);
      if (ended) await engine.read('rm', '--force', ...ended.split('\n'));
      const volumes = await engine.read('volume', 'ls', '--quiet', ours);
      if (volumes) await engine.read('volume', 'rm', ...volumes.split('\n'));
    },
  };
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + WITHIN_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${WITHIN_MS / 1000} s`);
    await delay(LOOK_MS);
  }
}

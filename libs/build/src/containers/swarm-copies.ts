import type { Engine } from './engine.ts';
import { SERVICES } from './settings.ts';

/** Copies of each service. */
export const COPIES = 2;

export interface Copy {
  id: string;
  service: string;
  image: string;
  /** Where the host publishes it, if it does: `0.0.0.0:32768->8080/tcp`. */
  ports: string;
}

/** Copies of a stack's services that are healthy. */
export async function healthyCopies(engine: Engine, stack: string): Promise<Copy[]> {
  const filters = [`--filter=label=com.docker.stack.namespace=${stack}`, '--filter=health=healthy'];
  const format = '{{.ID}}|{{.Label "com.docker.swarm.service.name"}}|{{.Image}}|{{.Ports}}';
  const lines = await engine.read('ps', '--no-trunc', ...filters, '--format', format);
  return lines.split('\n').map((line) => {
    const [id = '', service = '', image = '', ports = ''] = line.split('|');
    return { id, service: service.slice(stack.length + 1), image, ports };
  });
}

/** Whether each of our services has its copies and all of them pass. */
export async function areWell(engine: Engine, stack: string, passes: (copy: Copy) => boolean): Promise<boolean> {
  const all = await healthyCopies(engine, stack);
  return SERVICES.every((service) => {
    const copies = all.filter((copy) => copy.service === service);
    return copies.length === COPIES && copies.every(passes);
  });
}

/** Whether the job that migrates and publishes has ended well. */
export async function isPrepared(engine: Engine, stack: string): Promise<boolean> {
  const prepare = `--filter=label=com.docker.swarm.service.name=${stack}_prepare`;
  return (await engine.read('ps', '--all', '--quiet', '--filter=exited=0', prepare)) !== '';
}

/** False while copies are watched whose death would take an update back. Throws when one has been taken back. */
export async function isUpdated(engine: Engine, stack: string): Promise<boolean> {
  const states = await updatesOf(engine, stack, SERVICES);
  const failed = states.find((state) => !/^(updating|completed)/.test(state));
  if (failed) throw new Error(failed);
  return states.every((state) => state.startsWith('completed'));
}

/** Whether a service has gone back to what it ran before its update. Throws when it has kept the update. */
export async function isTakenBack(engine: Engine, stack: string, service: string): Promise<boolean> {
  const [state = ''] = await updatesOf(engine, stack, [service]);
  if (state.startsWith('completed')) throw new Error(`${service} kept a version that does not start`);
  return state.startsWith('rollback_completed');
}

/** How far the last update of each service is; nothing for one that had none. */
async function updatesOf(engine: Engine, stack: string, services: string[]): Promise<string[]> {
  const format = '{{if .UpdateStatus}}{{.UpdateStatus.State}}: {{.UpdateStatus.Message}}{{end}}';
  const names = services.map((service) => `${stack}_${service}`);
  return (await engine.read('service', 'inspect', '--format', format, ...names)).split('\n').filter(Boolean);
}

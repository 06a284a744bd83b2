import type { Engine } from './engine.ts';
import { SERVICES } from './settings.ts';

/** Number of copies of each service. */
export const COPIES = 2;

export interface Copy {
  id: string;
  service: string;
  image: string;
  /** Published ports, such as `0.0.0.0:32768->8080/tcp`; empty without any. */
  ports: string;
}

/** Returns the healthy copies of a stack's services. */
export async function healthyCopies(engine: Engine, stack: string): Promise<Copy[]> {
  const filters = [`--filter=label=com.docker.stack.namespace=${stack}`, '--filter=health=healthy'];
  const format = '{{.ID}}|{{.Label "com.docker.swarm.service.name"}}|{{.Image}}|{{.Ports}}';
  const lines = await engine.read('ps', '--no-trunc', ...filters, '--format', format);
  return lines.split('\n').map((line) => {
    const [id = '', service = '', image = '', ports = ''] = line.split('|');
    return { id, service: service.slice(stack.length + 1), image, ports };
  });
}

/** Whether each of our services has all its copies and each of them passes. */
export async function areComplete(engine: Engine, stack: string, passes: (copy: Copy) => boolean): Promise<boolean> {
  const all = await healthyCopies(engine, stack);
  return SERVICES.every((service) => {
    const copies = all.filter((copy) => copy.service === service);
    return copies.length === COPIES && copies.every(passes);
  });
}

/** Whether the job `prepare` has exited with 0. */
export async function isPrepared(engine: Engine, stack: string): Promise<boolean> {
  const prepare = `--filter=label=com.docker.swarm.service.name=${stack}_prepare`;
  return (await engine.read('ps', '--all', '--quiet', '--filter=exited=0', prepare)) !== '';
}

/** Whether the updates of all services are completed. Throws when one was rolled back or paused. */
export async function isUpdated(engine: Engine, stack: string): Promise<boolean> {
  const states = await updatesOf(engine, stack, SERVICES);
  const failed = states.find((state) => !/^(updating|completed)/.test(state));
  if (failed) throw new Error(failed);
  return states.every((state) => state.startsWith('completed'));
}

/** Whether the update of a service has been rolled back. Throws when the update was completed. */
export async function isRolledBack(engine: Engine, stack: string, service: string): Promise<boolean> {
  const [state = ''] = await updatesOf(engine, stack, [service]);
  if (state.startsWith('completed')) throw new Error(`${service} kept a version that does not start`);
  return state.startsWith('rollback_completed');
}

/** Returns the states of the last update of services; services without an update have none. */
async function updatesOf(engine: Engine, stack: string, services: string[]): Promise<string[]> {
  const format = '{{if .UpdateStatus}}{{.UpdateStatus.State}}: {{.UpdateStatus.Message}}{{end}}';
  const names = services.map((service) => `${stack}_${service}`);
  return (await engine.read('service', 'inspect', '--format', format, ...names)).split('\n').filter(Boolean);
}

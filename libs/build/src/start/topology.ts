import { calledServices } from '../workspace.ts';
import { freePort } from './ports.ts';
import type { ServiceSpec } from './service-process.ts';

export interface TopologyOptions {
  split: boolean;
  port: number;
  host: string;
  /** Environment variables of every service. */
  env: Record<string, string>;
  /** Passed only to identity, or to the single process. */
  privateKey: string;
  /** Passed only to the worker. */
  pushKey: string;
  /** Folders of the services' live releases by name; other services run from the checkout. */
  folders?: ReadonlyMap<string, string>;
}

/** Returns the gateway's variable for the address of a service, such as `BFF_UAT_URL`. */
export const upstreamVariable = (name: string): string => `${name.replace('-', '_').toUpperCase()}_URL`;

/** Returns the processes of the portal: the gateway with everything in it, or one for each service, as in docker-compose.yml. */
export async function topology(options: TopologyOptions): Promise<ServiceSpec[]> {
  const { split, port, host, env, privateKey, pushKey, folders } = options;
  const gatewayEnv = { ...env, PORT: String(port), HOST: host };
  const healthUrl = `http://127.0.0.1:${port}/healthz`;
  // Only one process can use the metrics port that an operator sets.
  const others = { ...env, METRICS_PORT: '' };
  const workerEnv = { ...others, VAPID_PRIVATE_KEY: pushKey };
  const worker: ServiceSpec = { name: 'worker', folder: folders?.get('worker'), env: workerEnv };
  if (!split) return [{ name: 'gateway', env: { ...gatewayEnv, JWT_PRIVATE_KEY: privateKey }, healthUrl }, worker];
  const services: ServiceSpec[] = [];
  const addresses: Record<string, string> = {};
  for (const name of calledServices) {
    const own = await freePort();
    const address = `http://127.0.0.1:${own}`;
    addresses[upstreamVariable(name)] = address;
    const secret: Record<string, string> = name === 'identity' ? { JWT_PRIVATE_KEY: privateKey } : {};
    const ownEnv = { ...others, ...secret, PORT: String(own) };
    services.push({ name, folder: folders?.get(name), env: ownEnv, healthUrl: `${address}/healthz` });
  }
  return [...services, { name: 'gateway', env: { ...gatewayEnv, ...addresses }, healthUrl }, worker];
}

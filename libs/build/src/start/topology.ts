import { calledServices } from '../workspace.ts';
import { freePort } from './ports.ts';
import type { ServiceSpec } from './service-process.ts';

export interface TopologyOptions {
  split: boolean;
  port: number;
  host: string;
  /** What every service of the portal is told. */
  env: Record<string, string>;
  /** What only identity, or the one process that holds it, is told. */
  privateKey: string;
  /** What only the worker is told. */
  pushKey: string;
  /** Folders of the services' live releases, by name; the others run from the checkout. */
  folders?: ReadonlyMap<string, string>;
}

/** The variable that names a service's address to the gateway: `BFF_UAT_URL`. */
export const upstreamVariable = (name: string): string => `${name.replace('-', '_').toUpperCase()}_URL`;

/** The processes of the portal: everything in the gateway's, or one for each service, as in docker-compose.yml. */
export async function topology(options: TopologyOptions): Promise<ServiceSpec[]> {
  const { split, port, host, env, privateKey, pushKey, folders } = options;
  const gatewayEnv = { ...env, PORT: String(port), HOST: host };
  const healthUrl = `http://127.0.0.1:${port}/healthz`;
  // One of them alone can have the port that an operator names for figures.
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

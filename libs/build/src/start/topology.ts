import { freePort } from './ports.ts';
import type { ServiceSpec } from './services.ts';

export interface TopologyOptions {
  split: boolean;
  port: number;
  host: string;
  /** What every service of the portal is told. */
  env: Record<string, string>;
  /** What only identity, or the one process that holds it, is told. */
  privateKey: string;
}

/** Each service behind the gateway, and the variable the gateway finds its address in. */
const upstreams = [
  { name: 'identity', variable: 'IDENTITY_URL' },
  { name: 'bff-public', variable: 'BFF_PUBLIC_URL' },
  { name: 'bff-uat', variable: 'BFF_UAT_URL' },
  { name: 'bff-firma', variable: 'BFF_FIRMA_URL' },
  { name: 'bff-admin', variable: 'BFF_ADMIN_URL' },
];

/** The processes of the portal: everything in the gateway's, or one for each service, as in docker-compose.yml. */
export async function topology({ split, port, host, env, privateKey }: TopologyOptions): Promise<ServiceSpec[]> {
  const gatewayEnv = { ...env, PORT: String(port), HOST: host };
  const healthUrl = `http://127.0.0.1:${port}/healthz`;
  // One of them alone can have the port that an operator names for figures.
  const others = { ...env, METRICS_PORT: '' };
  const worker: ServiceSpec = { name: 'worker', env: others };
  if (!split) return [{ name: 'gateway', env: { ...gatewayEnv, JWT_PRIVATE_KEY: privateKey }, healthUrl }, worker];
  const services: ServiceSpec[] = [];
  const addresses: Record<string, string> = {};
  for (const { name, variable } of upstreams) {
    const own = await freePort();
    const address = `http://127.0.0.1:${own}`;
    addresses[variable] = address;
    const secret: Record<string, string> = name === 'identity' ? { JWT_PRIVATE_KEY: privateKey } : {};
    services.push({ name, env: { ...others, ...secret, PORT: String(own) }, healthUrl: `${address}/healthz` });
  }
  return [...services, { name: 'gateway', env: { ...gatewayEnv, ...addresses }, healthUrl }, worker];
}

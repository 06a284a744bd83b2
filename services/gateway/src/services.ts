import type { Config } from '@psp/bff-kit/config';
import type { Service, ServiceContext } from '@psp/bff-kit/service';
import { AREAS, type Area, type Services } from './areas.ts';

/** Loaded only when run in this process. */
const own: Record<Area, () => Promise<Service>> = {
  identity: async () => (await import('@psp/identity/app')).identity,
  public: async () => (await import('@psp/bff-public/app')).bffPublic,
  uat: async () => (await import('@psp/bff-uat/app')).bffUat,
  firma: async () => (await import('@psp/bff-firma/app')).bffFirma,
  admin: async () => (await import('@psp/bff-admin/app')).bffAdmin,
};

/** Upstream URL of each service, if configured. */
const upstreamsOf = (config: Config): Record<Area, string | undefined> => ({
  identity: config.IDENTITY_URL,
  public: config.BFF_PUBLIC_URL,
  uat: config.BFF_UAT_URL,
  firma: config.BFF_FIRMA_URL,
  admin: config.BFF_ADMIN_URL,
});

/** True when a service runs in this process and the database is needed. */
export function mountsAny(config: Config): boolean {
  return Object.values(upstreamsOf(config)).some((upstream) => !upstream);
}

/** Uses the configured upstreams, and runs the other services in this process. */
export async function chooseServices(config: Config, context: ServiceContext | undefined): Promise<Services> {
  const services: Services = {};
  const upstreams = upstreamsOf(config);
  for (const area of AREAS) {
    const upstream = upstreams[area];
    if (upstream) services[area] = { upstream };
    else if (context) {
      const service = await own[area]();
      services[area] = { plugin: async (app) => void (await service(app, context)) };
    }
  }
  return services;
}

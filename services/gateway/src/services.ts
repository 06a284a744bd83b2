import type { Config } from '@psp/bff-kit/config';
import { contextOf, type ServiceContext } from '@psp/bff-kit/context';
import type { Service } from '@psp/bff-kit/service';
import { createOrm } from '@psp/domain/orm';
import type { FastifyPluginAsync } from 'fastify';
import { AREAS, type Area, type Services } from './areas.ts';

/** Imports each service; only those that run in this process are loaded. */
const importers: Record<Area, () => Promise<Service>> = {
  identity: async () => (await import('@psp/identity/app')).identity,
  public: async () => (await import('@psp/bff-public/app')).bffPublic,
  uat: async () => (await import('@psp/bff-uat/app')).bffUat,
  firma: async () => (await import('@psp/bff-firma/app')).bffFirma,
  admin: async () => (await import('@psp/bff-admin/app')).bffAdmin,
};

/** Configured upstream URLs by area. */
const upstreamsOf = (config: Config): Record<Area, string | undefined> => ({
  identity: config.IDENTITY_URL,
  public: config.BFF_PUBLIC_URL,
  uat: config.BFF_UAT_URL,
  firma: config.BFF_FIRMA_URL,
  admin: config.BFF_ADMIN_URL,
});

/** True when any service runs in this process, and so needs the database. */
export function mountsAny(config: Config): boolean {
  return Object.values(upstreamsOf(config)).some((upstream) => !upstream);
}

/** Returns the configured upstreams, and the other services as plugins, each with its own connection pool. */
export async function chooseServices(config: Config): Promise<Services> {
  const services: Services = {};
  const upstreams = upstreamsOf(config);
  for (const area of AREAS) {
    const upstream = upstreams[area];
    services[area] = upstream ? { upstream } : await mountService(config, area, await importers[area]());
  }
  return services;
}

type Mounted = { plugin: FastifyPluginAsync } & Pick<ServiceContext, 'orm'>;

async function mountService(config: Config, area: Area, service: Service): Promise<Mounted> {
  const orm = await createOrm({ url: config.DATABASE_URL, poolSize: config.POOL_SIZE, service: area });
  const context = await contextOf(config, orm);
  const plugin: FastifyPluginAsync = async (app) => {
    app.addHook('onClose', () => orm.close(true));
    await service(app, context);
  };
  return { plugin, orm };
}

/** Database connections of the services that run in this process, by area. */
export const ormsOf = (services: Services): Record<string, Mounted['orm']> =>
  Object.fromEntries(
    Object.entries(services).flatMap(([area, service]) =>
      'plugin' in service && service.orm ? [[area, service.orm]] : [],
    ),
  );

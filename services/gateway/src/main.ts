import { resolve } from 'node:path';
import { readConfig } from '@psp/bff-kit/config';
import { health } from '@psp/bff-kit/health';
import { start } from '@psp/bff-kit/listen';
import { waitForMigrations } from '@psp/domain/migrate';
import { createOrm } from '@psp/domain/orm';
import { listenTo } from '@psp/domain/operating/listen';
import fastify from 'fastify';
import { gatewayOptions, registerGateway } from './app.ts';
import { serveChanges } from './dev-reload.ts';
import { followUpstreams } from './follow-upstreams.ts';
import { serveHealthOf } from './ready.ts';
import { chooseServices, mountsAny, ormsOf } from './services.ts';

const config = readConfig();
/* Used by the health checks only. */
const orm = mountsAny(config) ? await createOrm({ url: config.DATABASE_URL, poolSize: 1 }) : undefined;
const app = fastify(gatewayOptions(config));

await start(app, config, async () => {
  if (orm) await waitForMigrations(orm, (reason) => app.log.warn({ reason }, 'waiting for the database'));
  const services = await chooseServices(config);
  if (orm) await app.register(health, { orm, areas: ormsOf(services) });
  else serveHealthOf(app, services);
  followUpstreams(services);
  await registerGateway(app, {
    releasesDir: resolve(config.RELEASES_DIR),
    publicOrigin: config.PUBLIC_ORIGIN,
    services,
    followChanges: (listener) => listenTo('publicPages', config.DATABASE_URL, listener),
    localRemotes: config.LOCAL_REMOTES,
    renderLimit: config.RENDER_LIMIT_MS,
  });
  if (process.env.DEV_RELOAD) serveChanges(app, process.env.DEV_RELOAD);
  app.addHook('onClose', () => orm?.close(true));
});

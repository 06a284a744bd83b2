import { resolve } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { AuthKeys, Tokens } from '@psp/auth/server/tokens';
import { type FileStore, openFileStore } from '@psp/domain/operating/files/store';
import type { PublicTopic } from '@psp/contracts/capabilities';
import type { Act, AuditedEntity } from '@psp/contracts/history';
import type { Db } from '@psp/domain/read-db';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Config } from './config.ts';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

/** What a service is given by whoever mounts it: its own main.ts, the gateway, or a test. */
export interface ServiceContext {
  orm: MikroORM;
  /** Keys of access tokens; only identity needs the private one. */
  auth: AuthKeys;
  /** Scheme, host and port under which browsers know the portal. */
  publicOrigin: string;
  files: FileStore;
  /** Folder of the registry and of the released shell and remotes. */
  releasesDir: string;
  /** True while only this machine reaches the portal; see `LOCAL_PORTAL`. */
  isLocal: boolean;
  /** True when mail is kept for the mailbox page instead of being sent. */
  keepsMail: boolean;
  /** The key with which browsers subscribe to notifications; without it no devices are sent any. */
  pushKey?: string | undefined;
}

/** The instance on which routes are registered: schemas are zod, bodies and queries are typed by them. */
export type PortalApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route that writes does, as it is recorded when it is done or refused. */
    act?: Act;
    /** The entity whose id the path holds, where it is another than the act's. */
    on?: AuditedEntity;
    /** Marks an answer that is the same for everybody and may be cached until one of these topics changes. */
    topics?: readonly PublicTopic[];
  }
  interface FastifyInstance {
    portal: ServiceContext & { tokens: Tokens };
  }
  interface FastifyRequest {
    /** Where reads run: straight on the pool, without an EntityManager. */
    db: Db;
    /** The present moment by PostgreSQL's clock, for what a read decides by time; a write has a `now` of its own. */
    now: Date;
  }
}

/** The context of services that run in a process with these settings. */
export const contextOf = async (config: Config, orm: MikroORM): Promise<ServiceContext> => ({
  orm,
  auth: { publicKey: config.JWT_PUBLIC_KEY, privateKey: config.JWT_PRIVATE_KEY },
  publicOrigin: config.PUBLIC_ORIGIN,
  files: await openFileStore(config.FILES_URL),
  releasesDir: resolve(config.RELEASES_DIR),
  isLocal: config.LOCAL_PORTAL,
  keepsMail: config.LOCAL_PORTAL && !config.SMTP_URL,
  pushKey: config.VAPID_PUBLIC_KEY,
});

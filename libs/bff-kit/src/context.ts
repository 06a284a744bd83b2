import type { MikroORM } from '@mikro-orm/postgresql';
import type { AuthKeys, Tokens } from '@psp/auth/server/tokens';
import type { Db } from '@psp/domain/read-db';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

/** What a service is given by whoever mounts it: its own main.ts, the gateway, or a test. */
export interface ServiceContext {
  orm: MikroORM;
  /** Keys of access tokens; only identity needs the private one. */
  auth: AuthKeys;
  /** Scheme, host and port under which browsers know the portal. */
  publicOrigin: string;
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
  interface FastifyInstance {
    portal: ServiceContext & { tokens: Tokens };
  }
  interface FastifyRequest {
    /** Where reads run: straight on the pool, without an EntityManager. */
    db: Db;
  }
}

import { resolve } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { AuthKeys, Tokens } from '@psp/auth/server/tokens';
import { type FileStore, openFileStore } from '@psp/domain/operating/files/store';
import type { PublicTopic } from '@psp/contracts/public-topics';
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
import type { Embed } from './embed.ts';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

/** The dependencies passed to a service by its own main.ts, the gateway or a test. */
export interface ServiceContext {
  orm: MikroORM;
  /** Keys of access tokens; only identity needs the private key. */
  auth: AuthKeys;
  /** Scheme, host and port of the portal as seen by browsers. */
  publicOrigin: string;
  files: FileStore;
  /** Folder with the registry and the released shell and remotes. */
  releasesDir: string;
  /** True while the portal is reachable only from this machine; see `LOCAL_PORTAL`. */
  isLocal: boolean;
  /** True when mail is kept for the mailbox page instead of being sent. */
  keepsMail: boolean;
  /** The key with which browsers subscribe to notifications; without it no notifications are sent to devices. */
  pushKey?: string | undefined;
  /** True when a model writes the assistant's answers. */
  isGenerating?: boolean | undefined;
  /** Embeds questions for the assistant; undefined where no model is named for it. */
  embed?: Embed | undefined;
}

/** The Fastify instance on which routes are registered. Schemas are zod schemas, which also type bodies and queries. */
export type PortalApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The act of a write route, recorded when it succeeds or is refused. */
    act?: Act;
    /** The entity of the id in the path, if it differs from the entity of the act. */
    on?: AuditedEntity;
    /** Marks a response that is the same for everybody and may be cached until one of these topics changes. */
    topics?: readonly PublicTopic[];
  }
  interface FastifyInstance {
    portal: ServiceContext & { tokens: Tokens };
  }
  interface FastifyRequest {
    /** Connection pool for reads, without an EntityManager. */
    db: Db;
    /** Current time of PostgreSQL's clock, for reads that depend on it; a write has a `now` of its own. */
    now: Date;
  }
}

/* Its libraries are loaded only where a model is named. */
const embedOf = async ({
  ASSISTANT_URL: url,
  ASSISTANT_EMBEDDINGS: model,
  ASSISTANT_KEY: key,
}: Config): Promise<Embed | undefined> =>
  url && model ? (await import('./connect-embeddings.ts')).connectEmbeddings({ url, model, key }) : undefined;

/** Creates the context of the services of a process from its settings. */
export const contextOf = async (config: Config, orm: MikroORM): Promise<ServiceContext> => ({
  orm,
  auth: { publicKey: config.JWT_PUBLIC_KEY, privateKey: config.JWT_PRIVATE_KEY },
  publicOrigin: config.PUBLIC_ORIGIN,
  files: await openFileStore(config.FILES_URL),
  releasesDir: resolve(config.RELEASES_DIR),
  isLocal: config.LOCAL_PORTAL,
  keepsMail: config.LOCAL_PORTAL && !config.SMTP_URL,
  pushKey: config.VAPID_PUBLIC_KEY,
  isGenerating: Boolean(config.ASSISTANT_URL && config.ASSISTANT_MODEL),
  embed: await embedOf(config),
});

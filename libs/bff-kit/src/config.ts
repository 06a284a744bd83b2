import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const url = z.url().optional();
const port = z.coerce.number().int().min(0).max(65_535);

export const environment = z.object({
  DATABASE_URL: z.string().min(1),
  PORT: port.default(8080),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_ORIGIN: z.url().optional(),
  JWT_PUBLIC_KEY: z.string().startsWith('-----BEGIN PUBLIC KEY-----'),
  JWT_PRIVATE_KEY: z.string().startsWith('-----BEGIN PRIVATE KEY-----').optional(),
  RELEASES_DIR: z.string().default('.portal/releases'),
  RENDER_LIMIT_MS: z.coerce.number().int().min(1).optional(),
  IDENTITY_URL: url,
  BFF_PUBLIC_URL: url,
  BFF_UAT_URL: url,
  BFF_FIRMA_URL: url,
  BFF_ADMIN_URL: url,
  METRICS_PORT: port.optional(),
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  POOL_SIZE: z.coerce.number().int().min(1).max(200).default(8),
  TRUST_PROXY: z.string().optional(),
  FILES_URL: z.url({ protocol: /^(file|s3)$/ }).default(() => pathToFileURL('.portal/files').href),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/)
    .optional(),
  ASSISTANT_URL: url,
  ASSISTANT_MODEL: z.string().min(1).optional(),
  ASSISTANT_EMBEDDINGS: z.string().min(1).optional(),
  ASSISTANT_KEY: z.string().min(1).optional(),
  LOCAL_PORTAL: z.stringbool().default(false),
  LOCAL_REMOTES: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

/**
 * Settings of a process.
 *
 * - `POOL_SIZE`: maximum number of database connections of each service. Services of one process share no pool, so that a slow one
 *   does not take the connections of the others.
 * - `VAPID_PUBLIC_KEY`: the key with which browsers subscribe to notifications.
 * - `ASSISTANT_URL`, `ASSISTANT_MODEL`: the worker has a model write the assistant's answers; without them they are quotes of passages.
 * - `ASSISTANT_EMBEDDINGS`: a model of the same endpoint by which passages are found that say the same in other words; `ASSISTANT_KEY`: the
 *   endpoint's key.
 * - `TRUST_PROXY`: addresses of the proxies whose X-Forwarded-For is trusted.
 * - `RENDER_LIMIT_MS`: time limit for rendering a public page on the server; after it the browser renders the page.
 * - `DRAIN_MS`: how long a process goes on answering after SIGTERM, closing connections one by one, while the load balancer switches
 *   to another copy.
 * - `LOCAL_PORTAL`: set only by the start command while the portal listens on loopback. The mailbox page then exists (without
 *   `SMTP_URL`) and the demo administrator needs no second factor.
 * - `LOCAL_REMOTES`: allows developers to load a remote from their own machine into this portal, in their own browser
 *   (`npm run dev -w mfe-uat -- --portal`). For development portals only, because that code acts as the signed-in user.
 */
export type Config = Omit<z.infer<typeof environment>, 'PUBLIC_ORIGIN'> & { PUBLIC_ORIGIN: string };

/** Reads the settings from the environment. Throws an error whose message names every missing or invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(variables);
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `${path.join('.')} (${message})`);
    throw new Error(`Invalid environment: ${problems.join(', ')}`);
  }
  const { PUBLIC_ORIGIN, ...config } = result.data;
  return { ...config, PUBLIC_ORIGIN: new URL(PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`).origin };
}

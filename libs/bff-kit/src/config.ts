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
  LOCAL_PORTAL: z.stringbool().default(false),
  LOCAL_REMOTES: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

/**
 * Settings of a process. `POOL_SIZE` is how many connections each service holds at most; services of one process share none, so
 * that one which waits leaves the others theirs. `VAPID_PUBLIC_KEY` is what browsers subscribe to notifications with. `TRUST_PROXY` lists the addresses of proxies whose X-Forwarded-For is believed. `RENDER_LIMIT_MS` is
 * how long a public page may take to be drawn before the browser is left to draw it. `DRAIN_MS` is how long a process that is told
 * to end goes on answering, with connections closed one by one, while whoever stands in front turns to another copy. `LOCAL_PORTAL` is set by the start command
 * alone, while the portal listens on loopback: then the mailbox page exists (without `SMTP_URL`) and the demonstration's
 * administrator may do without a second factor. `LOCAL_REMOTES` lets a person run a remote from the own machine inside this portal, in the
 * own browser (`npm run dev -w mfe-uat -- --portal`): for portals on which developers try things, since that code acts as the person.
 */
export type Config = Omit<z.infer<typeof environment>, 'PUBLIC_ORIGIN'> & { PUBLIC_ORIGIN: string };

/** Reads the settings from the environment. Throws one line that names every variable that is missing or wrong. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `${path.join('.')} (${message})`);
    throw new Error(`Invalid environment: ${problems.join(', ')}`);
  }
  const { PUBLIC_ORIGIN, ...config } = result.data;
  return { ...config, PUBLIC_ORIGIN: new URL(PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`).origin };
}

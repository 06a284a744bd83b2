import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { ModelAddress } from './assistant/model.ts';

export const environment = z.object({
  DATABASE_URL: z.string().min(1),
  PUBLIC_ORIGIN: z.url(),
  FILES_URL: z.url({ protocol: /^(file|s3)$/ }).default(() => pathToFileURL('.portal/files').href),
  AUDIT_HEADS_DIR: z.string().default('.portal/audit'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  ASSISTANT_URL: z.url({ protocol: /^https?$/ }).optional(),
  ASSISTANT_MODEL: z.string().min(1).optional(),
  ASSISTANT_EMBEDDINGS: z.string().min(1).optional(),
  ASSISTANT_KEY: z.string().min(1).optional(),
  LOCAL_PORTAL: z.stringbool().default(false),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

export interface WorkerConfig {
  databaseUrl: string;
  /** Public origin of links in mails. */
  publicOrigin: string;
  filesUrl: string;
  /** Folder of the file to which the last seal of the audit is written every day. */
  auditHeadsDir: string;
  /** Mail server, with nodemailer's options as query parameters. Without it mail is stored for the mailbox page. */
  smtpUrl: string | undefined;
  /** Sender of mails, such as `Portal PSP <no-reply@portal.ro>`. */
  mailFrom: string;
  /** Identifies the portal to push services (RFC 8292); without it no push notifications are sent. */
  vapid: { subject: string; publicKey: string; privateKey: string } | undefined;
  /** Writes the assistant's answers; without it they are quotes of passages. */
  assistant: ModelAddress | undefined;
  /** Finds passages that say the same in other words; undefined where no model is named for it. */
  embeddings: ModelAddress | undefined;
  /** True while the portal listens on loopback only; push services on this machine are allowed then too. */
  isLocal: boolean;
  logLevel: string;
  /** Address at which metrics are served; undefined disables them. */
  metrics: { host: string; port: number } | undefined;
}

/**
 * Reads the worker's configuration. Throws a one-line message about a missing or wrong variable; a mail server is required
 * unless the portal is local, because stored mail is readable by anyone.
 */
export const readWorkerConfig = (env: NodeJS.ProcessEnv): WorkerConfig => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `${path.join('.')} (${message})`);
    throw new Error(`Invalid environment: ${problems.join(', ')}`);
  }
  const { DATABASE_URL, PUBLIC_ORIGIN, FILES_URL, SMTP_URL, MAIL_FROM, LOCAL_PORTAL, LOG_LEVEL } = result.data;
  const { AUDIT_HEADS_DIR, HOST, METRICS_PORT } = result.data;
  if (!SMTP_URL && !LOCAL_PORTAL) {
    throw new Error(
      'Invalid environment: SMTP_URL (needed to send mail, as in smtp://user:password@mail.example.ro:587)',
    );
  }
  const origin = new URL(PUBLIC_ORIGIN);
  return {
    databaseUrl: DATABASE_URL,
    publicOrigin: origin.origin,
    filesUrl: FILES_URL,
    auditHeadsDir: AUDIT_HEADS_DIR,
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM ?? `Portal PSP <no-reply@${origin.hostname}>`,
    vapid: vapidOf(result.data),
    ...modelsOf(result.data),
    isLocal: LOCAL_PORTAL,
    logLevel: LOG_LEVEL,
    metrics: METRICS_PORT === undefined ? undefined : { host: HOST, port: METRICS_PORT },
  };
};

const modelsOf = ({
  ASSISTANT_URL: url,
  ASSISTANT_MODEL: model,
  ASSISTANT_EMBEDDINGS: embeddings,
  ASSISTANT_KEY: key,
}: z.infer<typeof environment>): Pick<WorkerConfig, 'assistant' | 'embeddings'> => {
  const at = (name: string | undefined): ModelAddress | undefined =>
    url && name ? { url, model: name, key } : undefined;
  if (Boolean(url) !== Boolean(model ?? embeddings))
    throw new Error(
      'Invalid environment: ASSISTANT_URL and ASSISTANT_MODEL or ASSISTANT_EMBEDDINGS (one is of no use without the other)',
    );
  return { assistant: at(model), embeddings: at(embeddings) };
};

const vapidOf = ({
  PUBLIC_ORIGIN,
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: z.infer<typeof environment>): WorkerConfig['vapid'] => {
  if (!publicKey && !privateKey) return undefined;
  if (!publicKey || !privateKey)
    throw new Error('Invalid environment: VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY (one is of no use without the other)');
  const { origin, protocol, hostname } = new URL(PUBLIC_ORIGIN);
  // RFC 8292 allows only https and mailto URLs as the contact for push services.
  const subject = protocol === 'https:' ? origin : `mailto:no-reply@${hostname}`;
  return { subject, publicKey, privateKey };
};

import type { JobError } from '@psp/contracts/portal-health';
import { isRecord } from '@psp/contracts/records';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';

interface Failure {
  queue: string;
  /** Id of the job in pg-boss, which is kept once. */
  jobId?: string;
  attempts: number;
  error: JobError;
  /** Null for a job that cannot run again. */
  payload?: Readonly<Record<string, unknown>> | null;
  mailId?: string;
}

/** Keeps a job whose last try failed, for the association. */
export const keepFailure = async (
  { db, now }: { db: Db; now: Date },
  { jobId, queue, attempts, error, payload = null, mailId }: Failure,
): Promise<void> => {
  await db.run(sql`insert into failed_job (created_at, updated_at, job_id, queue, attempts, error, payload, mail_id)
    values (${now}, ${now}, ${jobId ?? null}, ${queue}, ${attempts}, ${error}, ${payload && JSON.stringify(payload)}::jsonb, ${mailId ?? null})
    on conflict (job_id) do nothing`);
};

const CODES: Readonly<Record<string, JobError>> = {
  ENOSPC: 'disk',
  EDQUOT: 'disk',
  ENOMEM: 'memory',
  ERR_WORKER_OUT_OF_MEMORY: 'memory',
  ETIMEDOUT: 'timeout',
  ESOCKET: 'connection',
  ECONNECTION: 'connection',
  EDNS: 'connection',
  EAUTH: 'connection',
  EENVELOPE: 'refused',
};
const BY_TEXT: readonly (readonly [RegExp, JobError])[] = [
  [/heartbeat/, 'worker_gone'],
  [/timed out|time-?out/i, 'timeout'],
];

const codeOf = (code: string): JobError | undefined => {
  if (Object.hasOwn(CODES, code)) return CODES[code];
  if (/^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|EPIPE)/.test(code)) return 'connection';
  // SQLSTATE
  return /^[0-9A-Z]{5}$/.test(code) ? 'database' : undefined;
};

/** Classifies the stored error of a job by its code, or by what pg-boss writes itself; no other text is read. */
export const jobErrorOf = (output: unknown): JobError => {
  const { code, value, message } = isRecord(output) ? output : {};
  const known = codeOf(String(code));
  if (known) return known;
  const text = String(isRecord(value) ? value['message'] : message);
  return BY_TEXT.find(([pattern]) => pattern.test(text))?.[1] ?? 'unexpected';
};

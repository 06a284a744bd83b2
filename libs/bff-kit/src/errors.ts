import { OptimisticLockError } from '@mikro-orm/core';
import type { ErrorCode } from '@psp/contracts/errors';
import { CAPABILITIES } from '@psp/domain/capabilities';
import { DomainError } from '@psp/domain/errors';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

/** Error codes of database constraints. They are violated when two users act concurrently; the second one gets the error. */
const CONSTRAINTS: Record<string, ErrorCode> = Object.assign({}, ...CAPABILITIES.map(({ constraints }) => constraints));

const FASTIFY: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'body.type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body.too_large',
};

// SQLSTATE of values refused by the database: check constraint, zero character, number out of range.
const UNSTORABLE = new Set(['23514', '22021', '22P05', '22003']);

// PostgreSQL: connection lost, shutting down, starting.
const AWAY_STATE = /^(08...|57P0[1-5])$/;
// Too many clients, statement timeout, deadlock, a transaction that was idle or open for too long.
const BUSY_STATE = /^(57014|53300|40001|40P01|25P0[34])$/;
/** Another transaction held a lock for longer than the `LIMITS` of the ORM allow. */
const LOCK_NOT_AVAILABLE = '55P03';
const AWAY_SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT']);
// node-postgres gives these no code.
const AWAY_MESSAGE =
  /timeout exceeded when trying to connect|connection terminated|client has encountered a connection error|not queryable/i;

/** Converts any value thrown by a route to a DomainError; unknown causes become `internal`. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof OptimisticLockError) return new DomainError('version.stale');
  const { code, constraint, status, context } = facts(error);
  // A malformed id in the path is a 404.
  if (context === 'params') return new DomainError('not_found');
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error.validation);
  const known = CONSTRAINTS[constraint] ?? FASTIFY[code];
  if (known) return new DomainError(known);
  if (code === '53100' || code === 'ENOSPC') return new DomainError('storage.full');
  if (code === LOCK_NOT_AVAILABLE) return new DomainError('record.busy');
  if (UNSTORABLE.has(code)) return new DomainError('body.invalid');
  if (BUSY_STATE.test(code) || isAway(error)) return new DomainError('service.busy');
  if (status === 404) return new DomainError('not_found');
  return new DomainError(status >= 400 && status < 500 ? 'body.invalid' : 'internal');
}

/** Maximum number of fields in an error, and of characters in the message of each: more than any form needs. */
const FIELDS_MAX = 1000;
const MESSAGE_MAX = 2000;

interface Issue {
  instancePath: string;
  message?: string;
}

function invalid(issues: Issue[]): DomainError {
  const fields: Record<string, string> = {};
  for (const { instancePath, message = '' } of issues.slice(0, FIELDS_MAX))
    fields[instancePath.slice(1).replaceAll('/', '.')] ??= message.slice(0, MESSAGE_MAX).toWellFormed();
  return new DomainError('body.invalid', { fields });
}

/** True for errors thrown while the database is unavailable: down, starting, or disconnected during a query. */
export function isAway(error: unknown): boolean {
  const { code } = facts(error);
  if (AWAY_STATE.test(code) || AWAY_SOCKET.has(code)) return true;
  return error instanceof Error && AWAY_MESSAGE.test(error.message);
}

interface Facts {
  code: string;
  constraint: string;
  status: number;
  /** The part of the request that failed validation, if any. */
  context: string;
}

function facts(error: unknown): Facts {
  const read = (key: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const status = read('statusCode');
  return {
    code: text(read('code')),
    constraint: text(read('constraint')),
    status: typeof status === 'number' ? status : 500,
    context: text(read('validationContext')),
  };
}

import { DomainError } from '@psp/domain/errors';
import { romanianLetters } from '@psp/domain/letters';
import type { FastifyRequest } from 'fastify';

/** Fields that are compared with a stored hash: they stay as they were typed. */
const SECRETS = new Set(['password', 'current', 'token', 'code', 'claim']);

/**
 * Rewrites the texts of body and query, but for secrets, in Romanian's own letters (ș and ț with a comma), however they were
 * typed. Throws `body.invalid` for a zero character, which PostgreSQL's wire protocol cannot carry.
 */
export async function readTexts({ body, query }: FastifyRequest): Promise<void> {
  // No recursion: what is sent may be nested deeper than the stack.
  const open: unknown[] = [body, query];
  while (open.length > 0) {
    const holder = open.pop();
    if (typeof holder !== 'object' || holder === null) continue;
    for (const key in holder) {
      const value: unknown = Reflect.get(holder, key);
      if (typeof value !== 'string') {
        if (typeof value === 'object') open.push(value);
        continue;
      }
      if (value.includes('\0')) throw new DomainError('body.invalid');
      const text = SECRETS.has(key) ? value : romanianLetters(value);
      if (text !== value) Reflect.set(holder, key, text);
    }
  }
}

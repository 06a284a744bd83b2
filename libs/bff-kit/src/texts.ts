import { DomainError } from '@psp/domain/errors';
import { romanianLetters } from '@psp/domain/letters';
import type { FastifyRequest } from 'fastify';

/** Fields that are compared with a stored hash: they stay as they were typed. */
export const SECRETS = new Set(['password', 'current', 'token', 'code', 'claim']);

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * Rewrites the texts of body and query, but for secrets, in Romanian's own letters (ș and ț with a comma), however they were
 * typed. Throws `body.invalid` for what PostgreSQL cannot store: a zero character, and half of a surrogate pair.
 */
export async function readTexts({ body, query }: FastifyRequest): Promise<void> {
  // No recursion: what is sent may be nested deeper than the stack.
  const open: unknown[] = [body, query];
  while (open.length > 0) {
    const holder = open.pop();
    if (typeof holder !== 'object' || holder === null) continue;
    for (const key in holder) {
      const value: unknown = Reflect.get(holder, key);
      if (!isStorable(key)) throw new DomainError('body.invalid');
      if (typeof value !== 'string') {
        if (typeof value === 'object') open.push(value);
        continue;
      }
      if (!isStorable(value)) throw new DomainError('body.invalid');
      const text = SECRETS.has(key) ? value : romanianLetters(value);
      if (text !== value) Reflect.set(holder, key, text);
    }
  }
}

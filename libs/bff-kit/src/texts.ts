import { DomainError } from '@psp/domain/errors';
import { romanianLetters } from '@psp/domain/letters';
import type { FastifyRequest } from 'fastify';

/** Fields that are compared with a stored hash: they stay as they were typed. */
export const SECRETS = new Set(['password', 'current', 'token', 'code', 'claim']);

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Elements and fields that a body has at most; the largest form sends 3000. What refuses each of them takes time for each. */
const MOST_PARTS = 5000;
/** Fields that one object has at most: there is a mark for each offer of a request. */
const MOST_FIELDS = 1000;

/**
 * Rewrites the texts of body and query, but for secrets, in Romanian's own letters (ș and ț with a comma), however they were
 * typed. Throws `body.invalid` for what PostgreSQL cannot store: a zero character, and half of a surrogate pair; and
 * `body.too_large` for more than 5000 elements and fields, or an object of more than 1000.
 */
export async function readTexts({ body, query }: FastifyRequest): Promise<void> {
  // No recursion: what is sent may be nested deeper than the stack.
  const open: unknown[] = [body, query];
  let parts = 0;
  while (open.length > 0) {
    const holder = open.pop();
    if (typeof holder !== 'object' || holder === null) continue;
    const isList = Array.isArray(holder);
    const own = isList ? holder.length : Object.keys(holder).length;
    parts += own;
    if (parts > MOST_PARTS || (!isList && own > MOST_FIELDS)) throw new DomainError('body.too_large');
    for (const key in holder) {
      const value: unknown = Reflect.get(holder, key);
      if (typeof value === 'object') open.push(value);
      const text = typeof value === 'string' ? readText(key, value) : value;
      if (!isStorable(key)) throw new DomainError('body.invalid');
      if (text !== value) Reflect.set(holder, key, text);
    }
  }
}

function readText(key: string, value: string): string {
  if (!isStorable(value)) throw new DomainError('body.invalid');
  return SECRETS.has(key) ? value : romanianLetters(value);
}

import { DomainError } from '@psp/domain/errors';
import { romanianLetters } from '@psp/domain/letters';
import type { FastifyRequest } from 'fastify';

/** Fields that are compared with a stored hash; they are not normalised. */
export const SECRETS = new Set(['password', 'current', 'token', 'code', 'claim']);

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Maximum number of elements and fields in a body, because validation takes time for each. The largest form sends 3000. */
const PARTS_MAX = 5000;
/** Maximum number of fields in one object; the largest object has a mark for each offer of a request. */
const FIELDS_MAX = 1000;

/**
 * Normalises the texts of body and query, except secrets, to Romanian letters (ș and ț with comma). Throws `body.invalid` for texts
 * that PostgreSQL cannot store (zero characters, lone surrogates), and `body.too_large` for more than 5000 elements and fields, or
 * more than 1000 fields in one object.
 */
export async function readTexts({ body, query }: FastifyRequest): Promise<void> {
  // No recursion, because a body may be nested deeper than the stack.
  const open: unknown[] = [body, query];
  let parts = 0;
  while (open.length > 0) {
    const holder = open.pop();
    if (typeof holder !== 'object' || holder === null) continue;
    const isList = Array.isArray(holder);
    const own = isList ? holder.length : Object.keys(holder).length;
    parts += own;
    if (parts > PARTS_MAX || (!isList && own > FIELDS_MAX)) throw new DomainError('body.too_large');
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

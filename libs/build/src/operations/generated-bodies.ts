import fc from 'fast-check';
import { z } from 'zod';

/* Generates bodies of requests and their changes in another release, for tests. */

/** A field of a body. */
interface Field {
  kind: 'text' | 'number' | 'choice' | 'flag' | 'list';
  limit: number;
  words: string[];
  isOptional: boolean;
  isNullable: boolean;
}
export type Fields = Partial<Record<string, Field>>;

const field: fc.Arbitrary<Field> = fc.record({
  kind: fc.constantFrom('text', 'number', 'choice', 'flag', 'list'),
  limit: fc.integer({ min: 1, max: 3 }),
  words: fc.subarray(['draft', 'sent', 'ended'], { minLength: 1 }),
  isOptional: fc.boolean(),
  isNullable: fc.boolean(),
});
const body: fc.Arbitrary<Fields> = fc.dictionary(fc.constantFrom('title', 'price', 'status'), field);
/** A body and a random change of it: fields are kept, changed, removed and added. Most random changes are incompatible. */
const changedAtRandom = fc
  .tuple(body, body, fc.subarray(['title', 'price', 'status']))
  .map(([before, others, kept]) => {
    const stay = Object.entries(before).filter(([name]) => kept.includes(name));
    const tweaked = stay.map(([name, was]) => [name, { ...was, ...pick(others[name]) }]);
    return { before, after: { ...(kept.length === 2 ? others : {}), ...Object.fromEntries(tweaked) } };
  });
/** A body and a change that only widens its fields and may add others. */
const widened = fc.tuple(body, body).map(([before, others]) => {
  const wider = Object.entries(before).map(([name, was]) => [name, was && wide(was, others[name] ?? was)]);
  return { before, after: { ...others, ...Object.fromEntries(wider) } };
});
export const changedBody = fc.oneof(changedAtRandom, widened);
const wide = (was: Field, other: Field): Field => ({
  kind: was.kind,
  limit: Math.max(was.limit, other.limit),
  words: [...new Set([...was.words, ...other.words])],
  isOptional: was.isOptional || other.isOptional,
  isNullable: was.isNullable || other.isNullable,
});
const pick = (other: Field | undefined): Partial<Field> =>
  other ? { limit: other.limit, words: other.words, isOptional: other.isOptional, isNullable: other.isNullable } : {};

function schemaOf({ kind, limit, words, isOptional, isNullable }: Field): z.ZodType {
  const made = {
    text: z.string().max(limit),
    number: z.number().int().min(0).max(limit),
    choice: z.enum(words),
    flag: z.boolean(),
    list: z.array(z.enum(words)).max(limit),
  }[kind];
  const nullable = isNullable ? made.nullable() : made;
  return isOptional ? nullable.optional() : nullable;
}

/** Returns the values at a field's limits; undefined for a field that is left out. */
function valuesOf({ kind, limit, words, isOptional, isNullable }: Field): unknown[] {
  const values = {
    text: ['', 'x'.repeat(limit)],
    number: [0, limit],
    choice: words,
    flag: [true, false],
    list: [[], ...words.map((word) => Array.from({ length: limit }, () => word))],
  }[kind];
  return [...values, ...(isNullable ? [null] : []), ...(isOptional ? [undefined] : [])];
}

/** Returns bodies with values at the limits of each field, varied one field at a time. */
export function bodiesOf(fields: Fields): Record<string, unknown>[] {
  const values = Object.entries(fields).map(([name, one]) => [name, one ? valuesOf(one) : []] as const);
  const full = Object.fromEntries(values.map(([name, [first]]) => [name, first]));
  return [full, ...values.flatMap(([name, all]) => all.map((value) => ({ ...full, [name]: value })))];
}

/** Returns the shape of a zod object with these fields. */
export const shapeOf = (fields: Fields): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, one]) => (one ? [[name, schemaOf(one)]] : [])));

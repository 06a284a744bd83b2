import type { Operation, Operations, Schema } from './operations.ts';
import { refusedOf } from './refused.ts';

/** What those send who send nothing. */
const NOTHING = { type: 'object', properties: {}, required: [], additionalProperties: false };
/** What an answer holds, in whatever limits: a page shows it all the same. */
const SHOWN = ['type', 'properties', 'required', 'items', 'anyOf', 'oneOf', 'allOf', 'enum', 'const'];

/**
 * What a service lacks for who calls these operations, empty when it has all of it: `POST /api/uat/projects` for an operation,
 * `PUT /api/uat/projects/{id} (body.title is required)` for what it does not take, and
 * `GET /api/uat/projects/{id} (answer.title is missing)` for what it no longer answers.
 */
export const lackingOperations = (calls: Operations, serves: Operations): string[] =>
  Object.entries(calls).flatMap(([name, call]) => lackingOf(name, call, serves[name]));

function lackingOf(name: string, call: Operation, serves: Operation | undefined): string[] {
  if (!serves) return [name];
  const refused = (['body', 'query'] as const).flatMap((part) => {
    const taken = serves[part];
    return taken ? refusedOf(call[part] ?? NOTHING, taken, part) : [];
  });
  return [...refused, ...changedAnswer(call.answer, serves.answer)].map((reason) => `${name} (${reason})`);
}

/* A page takes what it was built for, and any field besides. */
function changedAnswer(read: Schema | undefined, sent: Schema | undefined): string[] {
  if (!read) return [];
  if (!sent) return ['answer is missing'];
  const differences = refusedOf(shownOf(sent), shownOf(read), 'answer');
  return differences.map((text) => text.replace(/ is required$/, ' is missing').replace(' cannot be ', ' may now be '));
}

/* The schema, or list of schemas, without limits, formats and the refusal of other fields. */
function shownOf(schema: Schema): Schema {
  const kept = SHOWN.filter((keyword) => keyword in schema);
  const shown = Object.fromEntries(kept.map((keyword) => [keyword, shownPart(keyword, schema[keyword])]));
  return 'properties' in schema ? { ...shown, additionalProperties: true } : shown;
}

function shownPart(keyword: string, part: unknown): unknown {
  if (keyword === 'items') return shownOf(Object(part));
  if (keyword.endsWith('Of') && Array.isArray(part)) return part.map((one) => shownOf(Object(one)));
  if (keyword !== 'properties') return part;
  return Object.fromEntries(Object.entries(Object(part)).map(([name, field]) => [name, shownOf(Object(field))]));
}

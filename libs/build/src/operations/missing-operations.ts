import type { Operation, Operations, Schema } from './operations.ts';
import { refusedOf } from './schema-differences.ts';

/** Schema of a call without body or query. */
const NOTHING = { type: 'object', properties: {}, required: [], additionalProperties: false };
/** Keywords that matter for answers; limits do not, since a page shows any value. */
const ANSWER_KEYWORDS = ['type', 'properties', 'required', 'items', 'anyOf', 'oneOf', 'allOf', 'enum', 'const'];

/**
 * Returns what a service lacks for the callers of these operations; empty when it is compatible. `POST /api/uat/projects` stands for a
 * missing operation, `PUT /api/uat/projects/{id} (body.title is required)` for a call that it refuses, and
 * `GET /api/uat/projects/{id} (answer.title is missing)` for an answer that has changed.
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

/* A page accepts the answers that it was built for, and additional fields. */
function changedAnswer(read: Schema | undefined, sent: Schema | undefined): string[] {
  if (!read) return [];
  if (!sent) return ['answer is missing'];
  const differences = refusedOf(shownOf(sent), shownOf(read), 'answer');
  return differences.map((text) => text.replace(/ is required$/, ' is missing').replace(' cannot be ', ' may now be '));
}

/* Returns the schema without limits and formats, and with additional fields allowed. */
function shownOf(schema: Schema): Schema {
  const kept = ANSWER_KEYWORDS.filter((keyword) => keyword in schema);
  const shown = Object.fromEntries(kept.map((keyword) => [keyword, shownPart(keyword, schema[keyword])]));
  return 'properties' in schema ? { ...shown, additionalProperties: true } : shown;
}

function shownPart(keyword: string, part: unknown): unknown {
  if (keyword === 'items') return shownOf(Object(part));
  if (keyword.endsWith('Of') && Array.isArray(part)) return part.map((one) => shownOf(Object(one)));
  if (keyword !== 'properties') return part;
  return Object.fromEntries(Object.entries(Object(part)).map(([name, field]) => [name, shownOf(Object(field))]));
}

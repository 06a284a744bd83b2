import type { Operation, Operations } from './operations.ts';
import { refusedOf } from './refused.ts';

/** What those send who send nothing. */
const NOTHING = { type: 'object', properties: {}, required: [], additionalProperties: false };

/**
 * What a service lacks for who calls these operations, empty when it has all of it: `POST /api/uat/projects` for an operation,
 * `PUT /api/uat/projects/{id} (body.title is required)` for what it does not take.
 */
export const lackingOperations = (calls: Operations, serves: Operations): string[] =>
  Object.entries(calls).flatMap(([name, call]) => lackingOf(name, call, serves[name]));

function lackingOf(name: string, call: Operation, serves: Operation | undefined): string[] {
  if (!serves) return [name];
  const refused = (['body', 'query'] as const).flatMap((part) => {
    const taken = serves[part];
    return taken ? refusedOf(call[part] ?? NOTHING, taken, part) : [];
  });
  return refused.map((refusal) => `${name} (${refusal})`);
}

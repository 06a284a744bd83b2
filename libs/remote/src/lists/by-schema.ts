import type { QueryReader } from './list-filters.ts';

/** The used part of a zod object schema, so that this file does not import zod. */
interface QuerySchema<Query> {
  shape: Record<string, { _zod: { values?: ReadonlySet<unknown> | undefined } }>;
  parse(values: unknown): Query;
  safeParse(values: unknown): { success: boolean };
}

/**
 * Reads filters by the query schema of the list's operation. An invalid value counts as absent. Pages that must not load zod
 * use `byParts` instead.
 */
export const bySchema = <Query>(schema: QuerySchema<Query>): QueryReader<Query> => ({
  read: (search) => {
    const given = Object.keys(schema.shape).map((name) => [name, search.get(name) ?? undefined] as const);
    return schema.parse(
      Object.fromEntries(given.filter(([name, value]) => schema.safeParse({ [name]: value }).success)),
    );
  },
  valuesOf: (name) => {
    const { _zod: { values } = {} } = schema.shape[name] ?? {};
    return values && [...values].filter((value) => typeof value === 'string');
  },
});

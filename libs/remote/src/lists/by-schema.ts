/** The used part of a zod object schema, so that pages without zod do not load it. */
interface QuerySchema<Query> {
  shape: Record<string, unknown>;
  parse(values: unknown): Query;
  safeParse(values: unknown): { success: boolean };
}

/** Reads filters by a query schema; invalid values get their default. */
export const bySchema =
  <Query>(schema: QuerySchema<Query>) =>
  (search: URLSearchParams): Query => {
    const given = Object.keys(schema.shape).map((name) => [name, search.get(name) ?? undefined] as const);
    return schema.parse(
      Object.fromEntries(given.filter(([name, value]) => schema.safeParse({ [name]: value }).success)),
    );
  };

/** What is used of an object schema of zod; named here, so that pages which read by hand need not carry it. */
interface QuerySchema<Query> {
  shape: Record<string, unknown>;
  parse(values: unknown): Query;
  safeParse(values: unknown): { success: boolean };
}

/** Reads the filters of a list by the schema of its query; a part that makes no sense is left at its default. */
export const bySchema =
  <Query>(schema: QuerySchema<Query>) =>
  (search: URLSearchParams): Query => {
    const given = Object.keys(schema.shape).map((name) => [name, search.get(name) ?? undefined] as const);
    return schema.parse(
      Object.fromEntries(given.filter(([name, value]) => schema.safeParse({ [name]: value }).success)),
    );
  };

import type { z } from 'zod';

/**
 * Filters that stand in the address, read and written by the schema of the list's own query. Values equal to the schema's
 * defaults are left out; a part that makes no sense is read as its default.
 */
export function addressFilters<Shape extends z.ZodObject>(schema: Shape, path: string) {
  type Filters = z.infer<Shape>;
  const defaults: Filters = schema.parse({});
  const read = (search: URLSearchParams): Filters => {
    const known: Record<string, unknown> = {};
    for (const name of Object.keys(schema.shape)) {
      const given = search.get(name);
      if (given === null) continue;
      const parsed = schema.safeParse({ [name]: given });
      if (parsed.success) known[name] = parsed.data[name];
    }
    return schema.parse(known);
  };
  const query = (filters: Filters): string => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(filters)) if (value !== defaults[name]) search.set(name, String(value));
    const text = search.toString();
    return text ? `?${text}` : '';
  };
  return { defaults, read, query, address: (filters: Filters) => path + query(filters) };
}

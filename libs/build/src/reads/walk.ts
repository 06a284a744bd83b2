import { refusal } from '@psp/auth/server/access';
import { toJsonSchema } from '@psp/bff-kit/schemas';
import type { Route } from '@psp/bff-kit/testing/app';
import type { Actor } from '@psp/domain/actor';

export interface Answer {
  status: number;
  body: string;
}

/** A user who reads; the actor is null for a visitor. */
export interface Reader {
  actor: Actor | null;
  /** Skips filters that another reader of the same organisation tries. */
  isBrief?: boolean;
  get(url: string): Promise<Answer>;
}

/** Ids by the names that replace them in answers. */
export type Ids = Readonly<Record<string, string>>;

interface Walk {
  routes: readonly Route[];
  readers: Readonly<Record<string, Reader>>;
  /** Each is tried as an id in paths and queries. */
  ids: Ids;
  /** Names of ids to try together in a query that takes two. */
  pairs: readonly (readonly [string, string])[];
  /** Search terms to try. */
  words: readonly string[];
  isLeftOut(url: string): boolean;
}

/** Filters with more choices, such as counties, are not tried. */
const CHOICES_MAX = 12;

interface Field {
  enum?: unknown[];
  format?: string;
}

const isId = ({ format }: Field): boolean => format === 'uuid';

const valuesOf = (name: string, field: Field, { ids, words }: Walk): string[] => {
  if (isId(field)) return Object.keys(ids).map((id) => `{${id}}`);
  if (field.enum) return field.enum.length > CHOICES_MAX ? [] : field.enum.map(String);
  return name === 'q' ? words.map(encodeURIComponent) : [];
};

type Given = readonly (readonly [string, string])[];

/* Returns the known pairs of ids for a query that takes two. */
const pairsOf = (names: readonly string[], { pairs }: Walk): Given[] =>
  names
    .flatMap((one) => names.filter((other) => other !== one).map((other) => [one, other] as const))
    .flatMap(([one, other]) =>
      pairs.map(
        ([a, b]): Given => [
          [one, `{${a}}`],
          [other, `{${b}}`],
        ],
      ),
    );

/* Returns a query for each value of each parameter, with the first value of required ones (`all`), and those of ids alone (`brief`). */
const queriesOf = ({ query }: Route, walk: Walk): { all: string[]; brief: string[] } => {
  if (!query) return { all: [''], brief: [''] };
  const schema = toJsonSchema(query, 'input') as { properties?: Record<string, Field>; required?: string[] };
  const fields = Object.entries(schema.properties ?? {});
  const given = (some: typeof fields): Given =>
    some.flatMap(([name, field]) => valuesOf(name, field, walk).map((value) => [name, value] as const));
  const base = fields
    .filter(([name]) => schema.required?.includes(name))
    .flatMap((field) => given([field]).slice(0, 1));
  const textOf = (more: Given) => [...new Map([...base, ...more])].map(([name, value]) => `${name}=${value}`).join('&');
  const queries = (more: Given[]) => [...new Set([[], ...more].map(textOf))].map((text) => text && `?${text}`);
  const ids = fields.filter(([, field]) => isId(field));
  const pairs = pairsOf(
    ids.map(([name]) => name),
    walk,
  );
  return {
    all: queries([...given(fields).map((one) => [one]), ...pairs]),
    brief: queries([...given(ids).map((one) => [one]), ...pairs]),
  };
};

/* Returns the path with each id in its parameters; there is only one file. */
const pathsOf = ({ path }: Route, { ids }: Walk): string[] => {
  const one = path.replace(':fileId', '{file}');
  return one.includes(':') ? Object.keys(ids).map((id) => one.replaceAll(/:\w+/g, `{${id}}`)) : [one];
};

/* Routes for anyone ignore the user: visitors and one signed-in user are enough. */
const readersOf = ({ access = 'anyone' }: Route, { readers }: Walk): [string, Reader][] => {
  const mayRead = Object.entries(readers).filter(([, { actor }]) => !refusal(access, actor));
  if (access !== 'anyone') return mayRead;
  const [person, ...others] = mayRead;
  const isBrief = true;
  return [
    ...(person ? [[person[0], { ...person[1], isBrief }] as [string, Reader]] : []),
    ...others.filter(([, { actor }]) => !actor),
  ];
};

/* Removes parts that differ between calls: the request id of an error, the time of a calendar, and when users were last seen. */
const stable = (body: string): string =>
  body
    .replace(/"requestId":"[-0-9a-f]{36}"\}$/, '')
    .replaceAll(/^DTSTAMP:.*$/gm, '')
    .replaceAll(/"lastSeenAt" ?: ?"[^"]+"/g, '');

/** Performs all reads as all readers who may call them. Returns the answers by `reader url`, with ids replaced by their names. */
export async function walkReads(walk: Walk): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const names = Object.entries(walk.ids);
  const fill = (url: string) => names.reduce((text, [name, id]) => text.replaceAll(`{${name}}`, id), url);
  const named = (body: string) => names.reduce((text, [name, id]) => text.replaceAll(id, `{${name}}`), body);
  const read = async (name: string, { get }: Reader, urls: readonly string[]) => {
    for (const url of urls) {
      const { status, body } = await get(fill(url));
      answers.set(`${name} ${url}`, { status, body: stable(named(body)) });
    }
  };
  for (const route of walk.routes.filter(({ method }) => method === 'GET')) {
    const { all, brief } = queriesOf(route, walk);
    const urlsOf = (queries: string[]) =>
      pathsOf(route, walk)
        .flatMap((path) => queries.map((query) => path + query))
        .filter((url) => !walk.isLeftOut(url));
    await Promise.all(
      readersOf(route, walk).map(([name, reader]) => read(name, reader, urlsOf(reader.isBrief ? brief : all))),
    );
  }
  return answers;
}

import type { Browser, BrowserContext } from '@playwright/test';
import { contextOf, type Who } from '../accounts.ts';
import { ask, call } from '../requests.ts';
import { NO_TEXT } from './no-text.ts';
import { addressFor, HIT, payloadFor, SCRIPT_ADDRESSES } from './payloads.ts';
import { fill, type Schema, textFields, variantFor } from './schema.ts';
import { sharedAddresses } from './shared-addresses.ts';

/** A page, and who reads it. */
export type Screen = readonly [who: Who, path: string];

type Method = 'POST' | 'PUT';
/** What the services answer: any JSON. */
// oxlint-disable-next-line typescript/no-explicit-any -- The driver reads answers of all services.
export type Answer = any;

/** A write that a service publishes. */
interface Operation {
  name: string;
  /** Method and path: `PUT /api/uat/articles/{id}`. */
  address: string;
  pattern: RegExp;
  body: Schema;
}

const SERVICES = ['public', 'uat', 'firma', 'admin', 'identity'];
/* An edit puts the corpus where it was created: these are one, by their fields' names. */
const EDIT = /^PUT (\S+)\/\{id\}(?:\/content)?$/;
const STARTED = 'opportunities/{id}/offers';

/* Operations that one table gives to several areas have one name. */
const nameOf = (address: string, area: string, shared: ReadonlySet<string>): string =>
  address
    .replace(`/api/${area}/`, shared.has(address.replace(`/api/${area}`, '')) ? '/api/…/' : '$&')
    .replace(EDIT, 'POST $1')
    .replace(STARTED, 'offers');

async function operationsOf(context: BrowserContext, area: string): Promise<Operation[]> {
  const shared = await sharedAddresses();
  const document: Answer = await (await context.request.get(`/api/${area}/openapi.json`)).json();
  return Object.entries<Answer>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Answer>(methods).flatMap(([method, { requestBody }]) => {
      const body: Schema | undefined = requestBody?.content?.['application/json']?.schema;
      const address = `${method.toUpperCase()} ${path}`;
      const pattern = new RegExp(`^${address.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      return body ? [{ name: nameOf(address, area, shared), address, pattern, body }] : [];
    }),
  );
}

const wantedOf = ({ name, body }: Operation): string[] => textFields(body).map((field) => `${name} ${field}`);
const lastOf = (field: string): string => field.split(/[. ]/).at(-1) ?? '';

/**
 * Stores the corpus through the services of a portal, signed in as whoever may: every text of a body is filled from its contract,
 * and what was filled is remembered by name.
 */
export async function openStore(browser: Browser, baseURL: string, notReached: Readonly<Record<string, string>> = {}) {
  const readers = new Map<Who, Promise<BrowserContext>>();
  /** Of each field of each write its number; the number is in its text. */
  const fields: string[] = [];
  /** What took a text that it should refuse. */
  const taken: string[] = [];

  const as = (who: Who): Promise<BrowserContext> => {
    const opened = readers.get(who) ?? contextOf(browser, who, { baseURL });
    readers.set(who, opened);
    return opened;
  };
  const visitor = await as('visitor');
  const operations = (await Promise.all(SERVICES.map((area) => operationsOf(visitor, area)))).flat();

  /** The number of a field. */
  const numberOf = (field: string): number => {
    const known = fields.indexOf(field);
    return known < 0 ? fields.push(field) - 1 : known;
  };
  const writeInto = (name: string) => (field: string, max: number) => {
    const { takes } = NO_TEXT[lastOf(field)] ?? {};
    if (takes) return takes;
    const number = numberOf(`${name} ${field}`);
    return field.endsWith('website') ? addressFor(number) : payloadFor(number, max);
  };

  const read = async (who: Who, path: string): Promise<Answer> => call(await as(who), path);

  /* A field that takes no text has to refuse it. */
  async function tryNoText(who: Who, method: Method, path: string, { name, body }: Operation, known: object) {
    const places = textFields(variantFor(body, known))
      .filter((field) => !(`${name} ${field}` in notReached))
      .filter((field) => NO_TEXT[lastOf(field)]?.refuses);
    for (const field of places) {
      const at = field.replace('[]', '').split('.');
      const texts = field.endsWith('website') ? SCRIPT_ADDRESSES : [`<svg onload=${HIT}()>`];
      for (const text of texts) {
        const value = field.endsWith('[]') ? [text] : text;
        const data = fill(body, withAt(known, at, value), writeInto(name));
        if ((await ask(await as(who), path, { method, data })).ok()) taken.push(`${name} ${field} took ${text}`);
      }
    }
  }

  /** Writes: what is known as it is given, the corpus elsewhere. Answers with what the service says. */
  async function send(who: Who, method: Method, path: string, known: object = {}): Promise<Answer> {
    const operation = operations.find((one) => one.pattern.test(`${method} ${path}`));
    if (!operation) throw new Error(`${method} ${path}: no service publishes it`);
    await tryNoText(who, method, path, operation, known);
    return call(await as(who), path, { method, data: fill(operation.body, known, writeInto(operation.name)) });
  }

  /** Reads a record for its version, then does what its path says to it. */
  async function act(who: Who, record: string, action: string, known: object = {}): Promise<Answer> {
    const { version } = await read(who, record);
    return send(who, 'POST', `${record}/${action}`, { version, ...known });
  }

  /** Sends a file and answers with what the service says. */
  async function upload(who: Who, path: string, file: { name: string; mimeType: string; buffer: Buffer }) {
    const headers = { origin: baseURL, 'x-portal-upload': '1' };
    const answer = await (await as(who)).request.post(path, { headers, multipart: { file } });
    if (!answer.ok()) throw new Error(`${who} POST ${path}: ${answer.status()} ${await answer.text()}`);
    const stored: Answer = await answer.json();
    return stored;
  }

  const isWanted = (field: string): boolean => !(field in notReached) && !(lastOf(field) in NO_TEXT);
  /** Returns the fields that can contain the corpus, of all operations. */
  const wanted = (): string[] => [...new Set(operations.flatMap(wantedOf))].filter(isWanted);
  /** Returns the addresses of operations with a field that was not written. */
  const unsent = (): string[] =>
    operations
      .filter((operation) => wantedOf(operation).some((field) => isWanted(field) && !fields.includes(field)))
      .map(({ address }) => address);
  return { as, read, send, act, upload, fields, numberOf, writeInto, taken, isWanted, wanted, unsent };
}

export type Store = Awaited<ReturnType<typeof openStore>>;

function withAt(known: object, [name = '', ...rest]: string[], value: unknown): object {
  const inner: unknown = Reflect.get(known, name);
  return {
    ...known,
    [name]: rest.length === 0 ? value : withAt(typeof inner === 'object' && inner ? inner : {}, rest, value),
  };
}

import { expect } from '@jest/globals';
import { passTime } from '@psp/domain/operating/lifecycle/pass-time';
import type { startSealedScene } from './sealed-scene.ts';
import { type Answer, type Reader, walkReads } from './walk.ts';

export type SealedScene = Awaited<ReturnType<typeof startSealedScene>>;

/** Reads that are not compared, each with its reason. */
const LEFT_OUT: [RegExp, string][] = [
  [/^\/api\/identity\/events/, 'a stream that does not end; its events are compared in `sealed-acts.ts`'],
  [/^\/api\/identity\/mailbox/, 'mail of all users, only in a portal without a mail server, for developers'],
  [/^\/api\/public\/verifications\//, 'limited to a few calls; takes codes of documents, no ids'],
  [/^\/api\/admin\/[\w-]+\/export/, 'is recorded, so that reading it changes the audit; the list has the same rows'],
  [
    /format=xlsx|reports\/workbook|training-register\/pdf/,
    'contains its creation time; the CSV files have the same rows',
  ],
];

interface Shown {
  readers: readonly string[];
  url: RegExp;
  hide(body: string): string;
  reason: string;
}
const MEMBERS = ['owner', 'editor', 'viewer'];
const AUTHORITIES = [...MEMBERS, 'village'];
const hideFields =
  (...fields: string[]) =>
  (body: string) =>
    JSON.stringify(JSON.parse(body, (name, value: unknown) => (fields.includes(name) ? undefined : value)));

/** Parts of answers that may differ, or depend on sealed offers, with the readers who may see them and the reason. */
const SHOWN: Shown[] = [
  {
    ...{ readers: ['admin'], url: /^\/api\/admin\/(overview|health)/, hide: hideFields('readAt') },
    reason: 'the time of the reading',
  },
  {
    ...{ readers: AUTHORITIES, url: /^\/api\/uat\/(service-requests(\?|$)|dashboard)/, hide: hideFields('offers') },
    reason: 'the authority sees how many offers its request has',
  },
  {
    ...{ readers: AUTHORITIES, url: /^\/api\/uat\/service-requests\/\{\w+\}$/ },
    hide: (body) => hideFields('offerCount')(body).replace(',"openOffers"', ''),
    reason: 'the same on the page of the request, where offers can be opened once there are any',
  },
  {
    ...{
      readers: MEMBERS,
      url: /^\/api\/uat\/service-requests\/export/,
      hide: (body) => body.replaceAll(/\d+;$/gm, ''),
    },
    reason: 'the same in the exported list, in the column before the accepted price',
  },
  {
    ...{ readers: MEMBERS, url: /^\/api\/(uat\/dashboard|identity\/notifications)/ },
    hide: hideFields('notifications', 'unread', 'items', 'total'),
    reason: 'its members are notified that an offer was submitted or withdrawn, without the firm',
  },
];

/* Returns the answer without the parts that may depend on sealed offers. */
const seal = (key: string, { status, body }: Answer): string => {
  const [reader = '', url = ''] = key.split(/ (.*)/);
  const rules = SHOWN.filter((shown) => shown.readers.includes(reader) && shown.url.test(url));
  return `${status} ${status === 200 ? rules.reduce((text, { hide }) => hide(text), body) : body}`;
};

const excerpt = (text: string, other: string): string => {
  const at = [...text].findIndex((sign, place) => sign !== other[place]);
  return text.slice(Math.max(0, at - 60), at + 60);
};

/** Names of the ids of a scene to read, and the readers. */
export interface Extent {
  names: readonly string[];
  readers: Readonly<Record<string, Reader>>;
}

/** Runs due jobs and returns the answers to all reads, by `reader url`. */
export const readAll = async (
  { orm, routes, ids, pairs }: SealedScene,
  { names, readers }: Extent,
): Promise<Map<string, Answer>> => {
  expect((await passTime(orm, new Date())).filter(({ error }) => error)).toEqual([]);
  return walkReads({
    ...{ routes, readers, words: ['Prima', 'arhiva'] },
    ids: Object.fromEntries(Object.entries(ids).filter(([name]) => names.includes(name))),
    pairs: pairs.filter((pair) => pair.every((name) => names.includes(name))),
    isLeftOut: (url) => LEFT_OUT.some(([path]) => path.test(url)),
  });
};

/** Returns the reads that were rate-limited (429) or failed. */
export const unanswered = (answers: Map<string, Answer>): string[] =>
  [...answers].flatMap(([key, { status }]) => (status === 429 || status >= 500 ? [`${key}: ${status}`] : []));

/** Returns the differences between two walks, apart from the parts that may depend on sealed offers. */
export const differences = (before: Map<string, Answer>, after: Map<string, Answer>): string[] =>
  [...after].flatMap(([key, answer]) => {
    const was = before.get(key);
    const [old, now] = [was ? seal(key, was) : '', seal(key, answer)];
    return old === now ? [] : [`${key}: ${excerpt(old, now)} → ${excerpt(now, old)}`];
  });

import { expect } from '@jest/globals';
import { passTime } from '@psp/domain/operating/lifecycle/pass-time';
import type { startSealedScene } from './sealed-scene.ts';
import { type Answer, type Reader, walkReads } from './walk.ts';

export type SealedScene = Awaited<ReturnType<typeof startSealedScene>>;

/** Reads that are not compared, each with its reason. */
const LEFT_OUT: [RegExp, string][] = [
  [/^\/api\/identity\/events/, 'a stream that does not end; what it tells is compared below'],
  [/^\/api\/identity\/mailbox/, 'mail of a portal without a mail server: everybody’s, on a developer’s machine'],
  [/^\/api\/public\/verifications\//, 'limited to a few calls; knows codes of documents, no ids'],
  [/format=xlsx/, 'holds the moment at which it was packed; the CSV has the same rows'],
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

/** What of an answer may follow from sealed offers, to whom, and why. */
const SHOWN: Shown[] = [
  {
    ...{ readers: AUTHORITIES, url: /^\/api\/uat\/(service-requests(\?|$)|dashboard)/, hide: hideFields('offers') },
    reason: 'the authority sees how many offers its request has',
  },
  {
    ...{ readers: AUTHORITIES, url: /^\/api\/uat\/service-requests\/\{\w+\}$/ },
    hide: (body) => hideFields('offerCount')(body).replace(',"openOffers"', ''),
    reason: 'the same on its page, where opening is offered once there is something to open',
  },
  {
    ...{
      readers: MEMBERS,
      url: /^\/api\/uat\/service-requests\/export/,
      hide: (body) => body.replaceAll(/\d+;$/gm, ''),
    },
    reason: 'the same in the file of the list, before the accepted price',
  },
  {
    ...{ readers: MEMBERS, url: /^\/api\/(uat\/dashboard|identity\/notifications)/ },
    hide: hideFields('notifications', 'unread', 'items', 'total'),
    reason: 'its members are told that one came or was taken back, without the firm',
  },
];

/* The answer without what may be seen of sealed offers. */
const seal = (key: string, { status, body }: Answer): string => {
  const [reader = '', url = ''] = key.split(/ (.*)/);
  const rules = SHOWN.filter((shown) => shown.readers.includes(reader) && shown.url.test(url));
  return `${status} ${status === 200 ? rules.reduce((text, { hide }) => hide(text), body) : body}`;
};

const excerpt = (text: string, other: string): string => {
  const at = [...text].findIndex((sign, place) => sign !== other[place]);
  return text.slice(Math.max(0, at - 60), at + 60);
};

/** What is read of a scene: names of its ids, and who reads. */
export interface Extent {
  names: readonly string[];
  readers: Readonly<Record<string, Reader>>;
}

/** Has the jobs of the moment done, and returns the answers to all reads by `reader url`. */
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

/** Reads that were refused for coming too often, or failed. */
export const unanswered = (answers: Map<string, Answer>): string[] =>
  [...answers].flatMap(([key, { status }]) => (status === 429 || status >= 500 ? [`${key}: ${status}`] : []));

/** What two walks tell apart, but for what readers may see of sealed offers. */
export const differences = (before: Map<string, Answer>, after: Map<string, Answer>): string[] =>
  [...after].flatMap(([key, answer]) => {
    const was = before.get(key);
    const [old, now] = [was ? seal(key, was) : '', seal(key, answer)];
    return old === now ? [] : [`${key}: ${excerpt(old, now)} → ${excerpt(now, old)}`];
  });

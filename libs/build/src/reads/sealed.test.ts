import { expect, test } from '@jest/globals';
import { currentPlace, readLiveEvents } from '@psp/domain/operating/live/read-events';
import { passTime } from '@psp/domain/operating/lifecycle/pass-time';
import { createReadDb } from '@psp/domain/read-db';
import { answerConsultation, withdrawAnswer } from '@psp/domain/sourcing/consultations/own-answer';
import { reviseOffer, submitOffer, withdrawOffer } from '@psp/domain/sourcing/offers/own-offer';
import { anOffer } from '@psp/domain/testing/scenario';
import { startSealedScene } from './sealed-scene.ts';
import { type Answer, walkReads } from './walk.ts';

const { test: portal, orm, scenario, readers, first, second, hesitant, ids, pairs, routes } = await startSealedScene();
const db = createReadDb(orm);

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

const look = async (): Promise<Map<string, Answer>> => {
  expect((await passTime(orm, new Date())).filter(({ error }) => error)).toEqual([]);
  return walkReads({
    ...{ routes, readers, ids, pairs, words: ['Prima', 'arhiva'] },
    isLeftOut: (url) => LEFT_OUT.some(([path]) => path.test(url)),
  });
};

const differences = (before: Map<string, Answer>, after: Map<string, Answer>): string[] =>
  [...after].flatMap(([key, answer]) => {
    const was = before.get(key);
    const [old, now] = [was ? seal(key, was) : '', seal(key, answer)];
    return old === now ? [] : [`${key}: ${excerpt(old, now)} → ${excerpt(now, old)}`];
  });

const listeners = Object.entries(readers).filter(([, { actor }]) => actor);
const organisations = listeners.flatMap(([, { actor }]) => (actor ? [actor.organisationId] : []));

/** From where events are read: what committed behind a transaction that is still open, of any database, is read again but for these. */
interface Place {
  after: string;
  except: string[];
}
const eventsSince = async (place: Place) =>
  (await readLiveEvents(db, { ...place, organisations, kinds: ['uat', 'firma', 'admin'] })).events;
const placeNow = async (): Promise<Place> => {
  const after = await currentPlace(db);
  return { after, except: (await eventsSince({ after, except: [] })).map(({ id }) => id) };
};

/* Who was told on open pages that something of these requests has changed. */
const told = async (place: Place): Promise<string[]> => {
  const events = await eventsSince(place);
  const names = events
    .flatMap((event) => event.told)
    .map(({ organisation, kind }) => {
      const reader = listeners.find(([, { actor }]) => actor?.organisationId === organisation);
      return reader?.[0] ?? kind ?? '';
    });
  return [...new Set(names)];
};

const before = await look();
const version = async (id: string) => ({ id, version: await scenario.versionOf('offer', id) });
const answer = { method: 'Pe etape.', term: 'O lună.', questions: '' };
const answerAs = ({ actor }: typeof first, given: number | null) =>
  scenario.as(actor, (write) => answerConsultation(write, { id: ids.consultation, version: given, content: answer }));

const saveDrafts = async () => {
  ids.firstOffer = await scenario.offer(first.actor, ids.group, anOffer({ attachments: [ids.file] }));
  ids.secondOffer = await scenario.offer(second.actor, ids.group);
  ids.draft = await scenario.offer(hesitant.actor, ids.group);
  const url = `/api/firma/opportunities/${ids.group}/offers`;
  const headers = { cookie: hesitant.cookie, 'sec-fetch-site': 'same-origin' };
  const refused = await portal.app.inject({ method: 'POST', url, headers, payload: { content: anOffer() } });
  expect(refused.json()).toMatchObject({ code: 'offer.exists' });
};
const submit = async () => {
  await scenario.as(first.actor, async (write) => submitOffer(write, await version(ids.firstOffer)));
  await scenario.as(second.actor, async (write) => submitOffer(write, await version(ids.secondOffer)));
  for (const firm of [first, second]) await answerAs(firm, null);
};
const replace = async () => {
  const content = anOffer({ price: 1 });
  await scenario.as(first.actor, async (write) => reviseOffer(write, { ...(await version(ids.firstOffer)), content }));
  await answerAs(first, 1);
};
const withdraw = async () => {
  await scenario.as(second.actor, async (write) => withdrawOffer(write, await version(ids.secondOffer)));
  await scenario.as(first.actor, async (write) => withdrawOffer(write, await version(ids.firstOffer)));
  await scenario.as(first.actor, (write) => withdrawAnswer(write, { id: ids.consultation, version: 2 }));
};
const submitAgain = async () => {
  ids.firstOffer = await scenario.submitted(first.actor, ids.group);
};

/* What firms do, and whose open pages are told of it at once. */
const STAGES = [
  {
    name: 'begun, submitted and replaced',
    steps: [
      [saveDrafts, []],
      [submit, ['owner']],
      [replace, []],
    ],
  },
  {
    name: 'withdrawn and submitted again',
    steps: [
      [withdraw, ['owner']],
      [submitAgain, ['owner']],
    ],
  },
] satisfies { name: string; steps: [() => Promise<void>, string[]][] }[];

test('no read is refused for coming too often', () => {
  expect([...before].filter(([, { status }]) => status === 429 || status >= 500)).toEqual([]);
  expect(before.size).toBeGreaterThan(2000);
});

test.each(STAGES)(
  'nothing tells of an offer or answer that is $name',
  async ({ steps }) => {
    for (const [act, expected] of steps) {
      const place = await placeNow();
      await act();
      expect(await told(place)).toEqual(expected);
    }
    expect(differences(before, await look())).toEqual([]);
  },
  180_000,
);

import { beforeAll, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { searchView, suggestionView } from '@psp/contracts/search';
import { SEARCH_GROUPS } from '@psp/contracts/search-groups';
import { countWords } from '@psp/domain/overseeing/search/count-words';
import { bffPublic } from '../app.ts';

const { app, database } = await startTestApp(bffPublic, 'public');
beforeAll(async () => {
  await database.orm.em.fork().execute(
    `insert into organisation (kind, name, status, county_code, email, cui) values
       ('firma', 'Civis Digital', 'approved', 'SB', 'ascuns@civis.example', '4221306'), ('firma', 'Civis Ascuns', 'pending', 'SB', null, null)`,
  );
  await countWords(database.orm);
});

const suggestions = async (q: string) =>
  suggestionView.parse((await app.anonymous.get(`/search/suggestions?q=${encodeURIComponent(q)}`)).json());
const results = async (query: string) => searchView.parse((await app.anonymous.get(`/search?${query}`)).json());

test('visitors get suggestions in groups, of what is public, and nothing that is not', async () => {
  const answer = await app.anonymous.get('/search/suggestions?q=civsi');
  expect(suggestionView.parse(answer.json())).toMatchObject({
    corrected: 'civis',
    groups: [
      {
        kind: 'partner',
        items: [{ title: 'Civis Digital', subtitle: 'Sibiu', href: expect.stringMatching(/^\/partener\//) }],
      },
    ],
  });
  for (const secret of ['Ascuns', 'ascuns@', '4221306']) expect(answer.body).not.toContain(secret);
});

test('all results come with the total of each group; a page past the end is empty', async () => {
  const totals = [
    ['community', 0, 0],
    ['partner', 1, 1],
    ['solution', 0, 0],
    ['exchange', 0, 0],
    ['article', 0, 0],
    ['publicEvent', 0, 0],
    ['publicDocument', 0, 0],
    ['publicAct', 0, 0],
  ];
  const counted = (view: Awaited<ReturnType<typeof results>>) =>
    view.groups.map(({ kind, total, items }) => [kind, total, items.length]);
  expect(counted(await results('q=civis'))).toEqual(totals);
  expect(counted(await results('q=civis&kind=partner&page=9'))[1]).toEqual(['partner', 1, 0]);
});

test.each([
  '',
  '%',
  '_',
  `'";--`,
  '& | ! <-> :*',
  'de la si',
  '🏛️',
  'a'.repeat(10_000),
  'un cuvânt și încă unul '.repeat(400),
])('“%s” is answered, with nothing or little', async (q) => {
  const { groups } = await suggestions(q);
  expect(groups.length).toBeLessThanOrEqual(1);
});

test('a text is cut rather than refused, in the middle of a character too', async () => {
  expect((await suggestions(`${'x'.repeat(199)}🏛️ civis`)).groups).toEqual([]);
  expect((await suggestions(`  civis${' '.repeat(400)}`)).groups).toHaveLength(1);
});

test.each(['q=civis&kind=nimic', 'q=civis&page=0', 'q=civis&alta=1', 'q=a&q=b', 'q=%00'])(
  '“%s” is refused',
  async (query) => {
    expect((await app.anonymous.get(`/search?${query}`)).statusCode).toBe(400);
  },
);

test('a hundred questions at once are all answered', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => app.anonymous.get(`/search/suggestions?q=civis+${n % 7}`)),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test('cached results are stale once anything changes of what is searched', async () => {
  const { headers } = await app.anonymous.get('/search?q=civis');
  const searched = Object.values(SEARCH_GROUPS).map(({ topic }) => topic);
  expect(String(headers['surrogate-key']).split(' ').toSorted()).toEqual(searched.toSorted());
});

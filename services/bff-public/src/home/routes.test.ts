import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { landingView } from '@psp/contracts/landing';
import { writeReview } from '@psp/domain/collaborating/reviews/commands';
import { ATTACKS } from '@psp/domain/testing/attacks';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffPublic } from '../app.ts';

const { app, database } = await startTestApp(bffPublic, 'public');

const landing = async () => landingView.parse((await app.anonymous.get('/home')).json());
const run = (statement: string) => database.orm.em.fork().execute(statement);

test('a portal in which nothing has happened yet has a landing page', async () => {
  expect(await landing()).toMatchObject({
    computed: null,
    byCounty: {},
    communities: [],
    partners: [],
    news: { review: null, article: null },
    exchangeProjects: 0,
  });
});

test('the strips hold four communities and the eight best rated firms, of those that anybody may see', async () => {
  await run(`insert into organisation (kind, name, status, county_code, rating_count, rating_sum)
      select 'firma', 'Firma ' || n, 'approved', 'CJ', 1, 1 + n % 5 from generate_series(1, 12) n;
    insert into organisation (kind, name, status, rating_count, rating_sum) values ('firma', 'Suspendată', 'suspended', 1, 5);
    insert into community (name, county_code, status, published_at)
      select 'Comuna ' || n, case when n % 2 = 0 then 'CJ' else 'IS' end, 'published', now() from generate_series(1, 6) n;
    insert into community (name, county_code) values ('Ascunsă', 'CJ')`);
  const { communities, partners, byCounty } = await landing();
  expect(communities).toHaveLength(4);
  expect(byCounty).toEqual({ CJ: 3, IS: 3 });
  expect(partners.map(({ rating }) => rating)).toEqual([5, 5, 4, 4, 3, 3, 3, 2]);
  expect(partners.map(({ name }) => name)).not.toContain('Suspendată');
});

test('the news is of public things alone, and names organisations, not people', async () => {
  const scenario = createScenario(database.orm);
  const [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
  const marks = { rating: 5, quality: 5, timeliness: 5, communication: 5, price: 5, body: 'Bine.' };
  const id = await scenario.completed(uat.actor, firma.actor);
  await scenario.as(uat.actor, (write) => writeReview(write, { id, ...marks }));
  expect((await landing()).news.review).toBeNull();
  await scenario.as(firma.actor, (write) => writeReview(write, { id, ...marks }));
  const { news } = await landing();
  expect(news.review).toMatchObject({ author: 'Organizația uat', partner: 'Organizația firma', rating: 5 });
  expect(JSON.stringify(news)).not.toContain('Ioana');
});

test('the map is a picture in which counties are the darker the more communities they have', async () => {
  const answer = await app.anonymous.get('/home/map.svg');
  expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(answer.body.match(/<path /g)).toHaveLength(42);
  expect(answer.body.match(/fill="#1f5a9e"/g)).toHaveLength(2);
  expect(answer.body).not.toMatch(/NaN|<script/);
  expect(answer.body.length).toBeLessThan(70_000);
});

test('what is said is passed on as it was written, and is nothing but text', async () => {
  const quote = ATTACKS.join(' ').slice(0, 600);
  const told = JSON.stringify({ title: 'Spun', items: [{ quote, name: '<b>x</b>', role: '"><svg onload=alert(1)>' }] });
  await database.orm.em
    .fork()
    .execute(`update site_section set version = version + 1, content = ?::jsonb where key = 'testimonials'`, [told]);
  const answer = await app.anonymous.get('/home');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(landingView.parse(answer.json()).content.testimonials.items).toMatchObject([{ quote, name: '<b>x</b>' }]);
});

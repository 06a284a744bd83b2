import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { legalAdminList, type LegalAdminView, legalAdminView, legalList, legalView } from '@psp/contracts/legal';
import { CONSENT_SLUGS, FIRST_LEGAL_DATE, LEGAL_SLUGS, type LegalSlug } from '@psp/contracts/legal-documents';
import { expectConsentVersion } from '@psp/domain/joining/legal/queries';
import { listLegal, readLegal } from '@psp/domain/joining/legal/queries';
import { passTime } from '@psp/domain/operating/lifecycle/pass-time';
import { createReadDb, type Db } from '@psp/domain/read-db';
import { ATTACKS } from '@psp/domain/testing/attacks';
import { stopClocks } from '@psp/domain/testing/process-clock';
import { romanianDay } from '@psp/contracts/romania';
import { bffAdmin } from '../app.ts';

const { app, database } = await startTestApp(bffAdmin, 'admin');
let db: Db;
let admin: Awaited<ReturnType<TestApp['as']>>;

beforeAll(async () => {
  // A midnight in the middle of a test would make its today the service's yesterday.
  stopClocks();
  db = createReadDb(database.orm);
  admin = await app.as({ kind: 'admin' });
});
afterAll(() => void jest.useRealTimers());

const NOTE = 'Am adăugat datele responsabilului.';
const TEXT = { lead: 'Pe scurt.', body: '<h2>Unu</h2><p>Pe larg.</p>' };
/** Noon in Romania or an hour later, `days` from today: the same calendar day in every zone the test may run in. */
const dayAfter = (days: number) => new Date(Date.parse(`${romanianDay(new Date())}T10:00:00Z`) + days * 86_400_000);

const open = async (slug: LegalSlug): Promise<LegalAdminView> =>
  legalAdminView.parse((await admin.get(`/legal/${slug}`)).json());
const publicly = async (slug: LegalSlug, now: Date, number?: number) =>
  legalView.parse(JSON.parse(await readLegal(db, slug, number, now)));
const consentVersion = async (now: Date) => legalList.parse(JSON.parse(await listLegal(db, now))).consentVersion;

async function publish(slug: LegalSlug, effectiveOn: string) {
  await admin.put(`/legal/${slug}`, { version: null, ...TEXT });
  return admin.post(`/legal/${slug}/publish`, { version: 1, effectiveOn, note: NOTE });
}

test('four documents are in force from the start, whatever the clock says', async () => {
  const { items } = legalAdminList.parse((await admin.get('/legal')).json());
  expect(items.map(({ slug, number, hasDraft }) => [slug, number, hasDraft])).toEqual(
    LEGAL_SLUGS.map((slug) => [slug, 1, false]),
  );
  for (const slug of LEGAL_SLUGS)
    expect(await publicly(slug, new Date('2020-01-01'))).toMatchObject({ number: 1, standing: 'in_force' });
  expect(await consentVersion(new Date())).toBe(FIRST_LEGAL_DATE);
});

test('a draft is seen by nobody until it is published; then both versions can be read', async () => {
  const saved = await admin.put('/legal/gdpr', { version: null, ...TEXT });
  expect(legalAdminView.parse(saved.json()).draft).toMatchObject({ version: 1, ...TEXT });
  expect((await publicly('gdpr', new Date())).number).toBe(1);
  const { earliest } = await open('gdpr');
  expect(earliest).toBe(romanianDay(new Date()));
  const published = await admin.post('/legal/gdpr/publish', { version: 1, effectiveOn: earliest, note: NOTE });
  expect(legalAdminView.parse(published.json())).toMatchObject({
    draft: null,
    current: { number: 2 },
    versions: [
      { number: 2, note: NOTE },
      { number: 1, note: '' },
    ],
  });
  expect(await publicly('gdpr', new Date())).toMatchObject({
    number: 2,
    ...TEXT,
    editions: [
      { number: 2, note: NOTE },
      { number: 1, note: '' },
    ],
  });
  expect(await publicly('gdpr', new Date(), 1)).toMatchObject({ number: 1, standing: 'former', inForce: 2 });
  expect(await readLegal(db, 'gdpr', 3, new Date())).toBe('null');
});

test.each([undefined, '  ', 'x'.repeat(301)])(
  'a version that does not say in short what it changes is refused: %j',
  async (note) => {
    await admin.put('/legal/confidentialitate', { version: null, ...TEXT });
    const publishing = { version: 1, effectiveOn: romanianDay(dayAfter(9)), note };
    const answer = await admin.post('/legal/confidentialitate/publish', publishing);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { details: { fields: { note: expect.anything() } } },
    ]);
    expect((await admin.post('/legal/confidentialitate/discard', { version: 1 })).statusCode).toBe(200);
  },
);

test('a published version is never changed, not even in the database', async () => {
  const em = database.orm.em.fork();
  await expect(em.execute(`update legal_version set body = '' where status = 'published'`)).rejects.toThrow(
    'never changed',
  );
  await expect(em.execute(`update legal_version set note = 'x' where status = 'published'`)).rejects.toThrow(
    'never changed',
  );
  await expect(em.execute(`delete from legal_version where status = 'published'`)).rejects.toThrow('never changed');
});

test('a version applies from its day on, and until then is announced', async () => {
  const [tomorrow, later] = [dayAfter(2), dayAfter(3)];
  expect((await publish('accesibilitate', romanianDay(later))).statusCode).toBe(200);
  expect(await publicly('accesibilitate', tomorrow)).toMatchObject({ number: 1, standing: 'in_force' });
  expect(await publicly('accesibilitate', tomorrow, 2)).toMatchObject({ standing: 'announced' });
  expect(await publicly('accesibilitate', dayAfter(5))).toMatchObject({ number: 2, standing: 'in_force' });
  expect(await passTime(database.orm, tomorrow)).toEqual([]);
  expect(await passTime(database.orm, dayAfter(5))).toMatchObject([{ step: 'tellTexts' }]);
  expect(await passTime(database.orm, dayAfter(5))).toEqual([]);
});

test.each(['2026-10-31', '2020-01-01'])(
  'a version cannot apply from %s, before today or before the last',
  async (day) => {
    const answer = await publish('termeni', day);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'legal.date_too_early' }]);
    const { draft } = await open('termeni');
    expect((await admin.post('/legal/termeni/discard', { version: draft?.version ?? 0 })).statusCode).toBe(200);
  },
);

test('a version with the text of the last one is refused, however an editor writes its lists', async () => {
  const { current } = await open('confidentialitate');
  const body = current.body.replaceAll('\n', '').replace(/<li>(.*?)<\/li>/g, '<li><p>$1</p></li>');
  await admin.put('/legal/confidentialitate', { version: null, lead: current.lead, body });
  const publishing = { version: 1, effectiveOn: romanianDay(dayAfter(9)), note: NOTE };
  const answer = await admin.post('/legal/confidentialitate/publish', publishing);
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'legal.unchanged' }]);
  expect((await admin.post('/legal/confidentialitate/discard', { version: 1 })).statusCode).toBe(200);
});

test('two who write one draft do not write over each other', async () => {
  expect((await admin.put('/legal/termeni', { version: null, ...TEXT })).statusCode).toBe(200);
  const second = await admin.put('/legal/termeni', { version: null, ...TEXT, lead: 'Altfel.' });
  expect([second.statusCode, second.json()]).toMatchObject([409, { code: 'legal.draft_exists' }]);
  expect((await admin.put('/legal/termeni', { version: 1, ...TEXT, lead: 'Altfel.' })).statusCode).toBe(200);
  const late = await admin.put('/legal/termeni', { version: 1, ...TEXT });
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'version.stale' }]);
  expect((await admin.post('/legal/termeni/discard', { version: 2 })).statusCode).toBe(200);
  expect((await admin.post('/legal/termeni/discard', { version: 2 })).statusCode).toBe(404);
});

test('what people agreed to applies from the day after its announcement at the earliest, the rest from today', async () => {
  const [today, tomorrow] = [romanianDay(new Date()), romanianDay(dayAfter(1))];
  for (const slug of Object.values(CONSENT_SLUGS)) {
    expect((await open(slug)).earliest).toBe(tomorrow);
    const answer = await publish(slug, today);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'legal.date_too_early' }]);
    expect((await admin.post(`/legal/${slug}/discard`, { version: 1 })).statusCode).toBe(200);
  }
});

test('new terms change what a sign-up agrees to, and everybody with an account is told', async () => {
  const member = await app.as({ kind: 'uat' });
  const { earliest } = await open('termeni');
  expect((await publish('termeni', earliest)).statusCode).toBe(200);
  expect(await consentVersion(new Date())).toBe(FIRST_LEGAL_DATE);
  expect(await consentVersion(dayAfter(1))).toBe(earliest);
  await expect(expectConsentVersion(db, FIRST_LEGAL_DATE, dayAfter(1))).rejects.toMatchObject({
    code: 'legal.version_changed',
  });
  await expect(expectConsentVersion(db, earliest, dayAfter(1))).resolves.toBeUndefined();
  const told = await database.orm.em
    .fork()
    .execute('select title, message, href from notification where account_id = ?', [member.actor.accountId]);
  expect(told).toEqual([
    {
      title: 'Termenii de utilizare: versiune nouă',
      message: expect.stringContaining(`Ce s-a schimbat: ${NOTE}`),
      href: '/legal/termeni',
    },
  ]);
});

test('what an attack leaves of a text does nothing; a text of nothing else is refused', async () => {
  // A zero character cannot be stored at all, and is refused as such.
  const body = `<p>Text</p>${ATTACKS.join('\n').replaceAll('\0', '')}`;
  const answer = await admin.put('/legal/confidentialitate', { version: null, lead: '<script>x</script>', body });
  const { draft } = legalAdminView.parse(answer.json());
  expect(draft?.body).not.toMatch(/<script|onerror|javascript:|<iframe|<svg|style=/i);
  const empty = await admin.put('/legal/confidentialitate', {
    version: 1,
    lead: 'x',
    body: '<script>alert(1)</script><p> </p>',
  });
  expect([empty.statusCode, empty.json()]).toMatchObject([422, { code: 'legal.empty' }]);
});

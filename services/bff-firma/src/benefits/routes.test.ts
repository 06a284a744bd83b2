import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { PNG, upload } from '@psp/bff-kit/testing/upload';
import { benefitsView, ownClaims } from '@psp/contracts/benefits';
import type { FileView } from '@psp/contracts/files';
import { romanianDay } from '@psp/contracts/romania';
import { SYSTEM } from '@psp/domain/actor';
import { acting } from '@psp/domain/testing/acting';
import { aDocx, aPdf } from '@psp/domain/testing/documents';
import { setAllowance } from '@psp/domain/publishing/benefits/allowances';
import { giveBackSeat, useSeat, yearOf } from '@psp/domain/publishing/benefits/balance';
import { claimCopy, reserveAd } from '@psp/domain/publishing/benefits/claim-benefit';
import {
  acceptLayout,
  approveClaim,
  askChanges,
  moveLatePages,
  printPages,
  refuseClaim,
  shipCopy,
} from '@psp/domain/publishing/benefits/handle-claim';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const by = acting(database.orm);
const { actor: admin } = await app.as({ kind: 'admin' });
const firm = () => app.as({ kind: 'firma' });
type Firm = Awaited<ReturnType<typeof firm>>;

const DAY = 86_400_000;
const dayIn = (days: number) => romanianDay(new Date(Date.now() + days * DAY));
let numbers = 0;
/* An issue that takes layouts for the given days, published where the days are over. */
const anIssue = async (adsIn: number, isPublished = adsIn < 0): Promise<string> => {
  numbers += 1;
  const [file] = isPublished
    ? await rows<{ id: string }>(`insert into stored_file (storage_key, name, content_type, size, purpose, created_at)
        values ('magazine/' || gen_random_uuid() || '.pdf', 'Revista.pdf', 'application/pdf', 10, 'magazine', now()) returning id`)
    : [];
  const [issue] = await rows<{ id: string }>(
    `insert into magazine_issue (created_at, updated_at, created_by, year, number, title, summary, pages, file_id, appears_on, ads_until,
       status, published_at) values (now(), now(), ?, 2090, ?, 'Titlu', 'Rezumat', 4, ?, ?, ?, ?, ?) returning id`,
    [
      admin.accountId,
      numbers,
      file?.id ?? null,
      dayIn(adsIn + 14),
      dayIn(adsIn),
      isPublished ? 'published' : 'draft',
      isPublished ? new Date() : null,
    ],
  );
  return issue?.id ?? '';
};
const published = await anIssue(-20);

const TO = { address: 'Strada Fabricii 12, Cluj-Napoca', attention: 'Irina Dumitru' };
const viewOf = async (caller: Firm) => benefitsView.parse((await caller.get('/benefits')).json());
const claim = (caller: Firm, number = 1, issueId = published) =>
  caller.post('/benefits/copies', { issueId, number, ...TO });
const firstCopy = async (caller: Firm) => {
  const [first] = (await viewOf(caller)).copies.claims;
  if (!first) throw new Error('no claim');
  return first;
};
const titlesFor = async ({ actor }: Firm) =>
  (await rows<{ title: string }>('select title from notification where account_id = ?', [actor.accountId])).map(
    ({ title }) => title,
  );
const codesOf = (answers: { statusCode: number; json: () => { code?: string } }[]) =>
  answers.map((answer) => (answer.statusCode === 200 ? 'done' : answer.json().code)).sort();

test('a copy is claimed, approved, shipped and received; the history shows it', async () => {
  const caller = await firm();
  expect((await viewOf(caller)).copies.offered.find(({ issue }) => issue.id === published)).toMatchObject({
    left: 2,
    next: 1,
  });
  const view = benefitsView.parse((await claim(caller)).json());
  expect(view.copies.claims).toMatchObject([
    { status: 'requested', number: 1, ...TO, actions: ['changeAddress', 'cancel'] },
  ]);
  expect(view.copies.delivery).toEqual(TO);
  expect(view.copies.offered.find(({ issue }) => issue.id === published)).toMatchObject({ left: 1, next: 2 });
  const { id } = await firstCopy(caller);
  await by(admin, approveClaim, { id, version: 1 });
  await by(admin, shipCopy, { id, version: 2, awb: '2040-118' });
  const moved = await caller.post(`/benefits/claims/${id}/address`, {
    version: 3,
    ...TO,
    address: 'Strada Nouă 1, Cluj-Napoca',
  });
  expect([moved.statusCode, moved.json()]).toMatchObject([409, { code: 'action.not_allowed' }]);
  expect((await caller.post(`/benefits/claims/${id}/receive`, { version: 3 })).statusCode).toBe(200);
  const history = ownClaims.parse((await caller.get('/benefits/claims')).json());
  expect(history).toMatchObject({ total: 1, items: [{ status: 'received', awb: '2040-118', actions: [] }] });
  expect(await titlesFor(caller)).toEqual(
    expect.arrayContaining(['Exemplar al revistei aprobat', 'Exemplar al revistei expediat']),
  );
});

test('eight clicks at once claim one copy, and eight claims at once no more than the allowance', async () => {
  const [one, other] = [await firm(), await firm()];
  const clicks = await Promise.all(Array.from({ length: 8 }, () => claim(one)));
  expect(codesOf(clicks)).toEqual([...Array(7).fill('benefit.claimed'), 'done']);
  const claims = await Promise.all(Array.from({ length: 8 }, (_, at) => claim(other, at + 1)));
  expect(codesOf(claims)).toEqual([...Array(6).fill('benefit.used_up'), 'done', 'done']);
});

test('a claim after the allowance was lowered is refused with the reason; existing claims stay', async () => {
  const caller = await firm();
  await claim(caller);
  const [{ id = '', version = 0, year = 0 } = {}] = await rows<{ id: string; version: number; year: number }>(
    'select * from benefit_allowance order by year desc limit 1',
  );
  expect(id).not.toBe('');
  await by(admin, setAllowance, { year, version, copies: 1, adPages: 1, seats: 4, price: '' });
  const refused = await claim(caller, 2);
  expect(refused.json()).toMatchObject({ code: 'benefit.used_up', message: expect.stringContaining('un exemplar') });
  expect((await viewOf(caller)).copies).toMatchObject({ claims: [{ status: 'requested' }], latest: { left: 0 } });
  await expect(
    by(admin, setAllowance, { year, version, copies: 2, adPages: 1, seats: 4, price: '' }),
  ).rejects.toMatchObject({ code: 'version.stale' });
  await by(admin, setAllowance, { year, version: version + 1, copies: 2, adPages: 1, seats: 4, price: '' });
});

test('a refused or cancelled copy can be claimed again', async () => {
  const caller = await firm();
  for (const number of [1, 2]) await claim(caller, number);
  const [second, first] = (await viewOf(caller)).copies.claims;
  await by(admin, refuseClaim, { id: first?.id ?? '', version: 1, reason: 'Adresa este incompletă.' });
  expect(await titlesFor(caller)).toContain('Exemplar al revistei refuzat');
  expect((await claim(caller, 1)).statusCode).toBe(200);
  expect((await caller.post(`/benefits/claims/${second?.id}/cancel`, { version: 1 })).statusCode).toBe(200);
  expect(codesOf(await Promise.all([claim(caller, 2), claim(caller, 2)]))).toEqual(['benefit.claimed', 'done']);
});

test("another firm's claim is not found, and a reader may not claim", async () => {
  const [owner, other, viewer] = [await firm(), await firm(), await app.as({ kind: 'firma', role: 'viewer' })];
  await claim(owner);
  const { id } = await firstCopy(owner);
  const answers = [
    await other.post(`/benefits/claims/${id}/cancel`, { version: 1 }),
    await other.post(`/benefits/claims/${id}/receive`, { version: 1 }),
    await other.post(`/benefits/claims/${id}/address`, { version: 1, ...TO }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect((await claim(viewer)).statusCode).toBe(403);
  expect((await viewer.get('/benefits')).statusCode).toBe(200);
  expect((await claim(owner, 2, await anIssue(5, false))).json()).toMatchObject({ code: 'benefit.issue' });
});

const reserve = (caller: Firm, issueId: string, number = 1) => caller.post('/benefits/ads', { issueId, number });
const theAd = async (caller: Firm) => {
  const [first] = (await viewOf(caller)).ad.claims;
  if (!first) throw new Error('no reservation');
  return first;
};
const sentBy = async (caller: Firm, content: Buffer, name: string) => {
  const { id: fileId } = (await upload(caller, '/uploads', content, name)).json<FileView>();
  const { id, version } = await theAd(caller);
  return caller.post(`/benefits/claims/${id}/layout`, { version, fileId });
};

test('a page is reserved once, its layout is changed, accepted and printed with the issue', async () => {
  const [caller, other] = [await firm(), await firm()];
  const issue = await anIssue(3);
  const answers = await Promise.all(Array.from({ length: 8 }, () => reserve(caller, issue)));
  expect(codesOf(answers)).toEqual([...Array(7).fill('benefit.claimed'), 'done']);
  expect((await reserve(caller, issue, 2)).json()).toMatchObject({ code: 'benefit.used_up' });
  expect((await sentBy(caller, aDocx(), 'macheta.docx')).json()).toMatchObject({ code: 'benefit.layout_type' });
  expect((await sentBy(caller, PNG, 'macheta.png')).statusCode).toBe(200);
  const { id, layout } = await theAd(caller);
  expect((await caller.get(`/benefits/claims/${id}/files/${layout?.id}`)).statusCode).toBe(200);
  expect((await other.get(`/benefits/claims/${id}/files/${layout?.id}`)).statusCode).toBe(404);
  await by(admin, askChanges, { id, version: 2, reason: 'Lipsește marginea de tăiere.' });
  expect(await theAd(caller)).toMatchObject({ status: 'changes_asked', reason: 'Lipsește marginea de tăiere.' });
  await reserve(other, issue);
  const { id: fileId } = (await upload(other, '/uploads', aPdf(), 'alta.pdf')).json<FileView>();
  const stolen = await caller.post(`/benefits/claims/${id}/layout`, { version: 3, fileId });
  expect(stolen.json()).toMatchObject({ code: 'attachment.gone' });
  expect((await sentBy(caller, aPdf(), 'macheta.pdf')).statusCode).toBe(200);
  await by(admin, acceptLayout, { id, version: 4 });
  await by(SYSTEM, printPages.apply, id);
  expect((await theAd(caller)).status).toBe('accepted');
  await rows(`update magazine_issue set status = 'published', published_at = now(), file_id = ? where id = ?`, [
    layout?.id,
    issue,
  ]);
  await by(SYSTEM, printPages.apply, id);
  expect((await theAd(caller)).status).toBe('printed');
  expect(await titlesFor(caller)).toContain('Reclamă tipărită');
});

test('without a layout a page moves to the next issue, and ends where there is none', async () => {
  const caller = await firm();
  const [issue, next] = [await anIssue(2), await anIssue(40)];
  await reserve(caller, issue);
  const { id } = await theAd(caller);
  await by(SYSTEM, moveLatePages.apply, id);
  expect((await theAd(caller)).issue.id).toBe(issue);
  const late = new Date(Date.now() + 4 * DAY);
  const { id: fileId } = (await upload(caller, '/uploads', aPdf(), 'tarziu.pdf')).json<FileView>();
  await by(SYSTEM, moveLatePages.apply, id, late);
  expect((await theAd(caller)).issue.id).toBe(next);
  const over = new Date(Date.now() + 60 * DAY);
  await by(SYSTEM, moveLatePages.apply, id, over);
  expect((await viewOf(caller)).ad).toMatchObject({ used: 0, claims: [], next: 1 });
  const sent = await caller.post(`/benefits/claims/${id}/layout`, { version: 3, fileId });
  expect(sent.json()).toMatchObject({ code: 'action.not_allowed' });
  expect(await titlesFor(caller)).toEqual(
    expect.arrayContaining(['Pagina de reclamă mutată în numărul următor', 'Rezervarea paginii de reclamă încheiată']),
  );
});

test('the page of a year is counted in that year, in Romanian time', async () => {
  const { actor } = await firm();
  const issue = await anIssue(900);
  const [end, start] = [new Date('2026-12-31T21:59:00Z'), new Date('2026-12-31T22:01:00Z')];
  expect([yearOf(end), yearOf(start)]).toEqual([2026, 2027]);
  await by(actor, reserveAd, { issueId: issue, number: 1 }, end);
  await expect(by(actor, reserveAd, { issueId: issue, number: 1 }, end)).rejects.toMatchObject({
    code: 'benefit.claimed',
  });
  await by(actor, reserveAd, { issueId: issue, number: 1 }, start);
  await expect(by(actor, claimCopy, { issueId: issue, number: 1, ...TO })).rejects.toMatchObject({
    code: 'benefit.issue',
  });
});

test('free seats are used once for each record, never above the allowance, and given back to their year', async () => {
  const caller = await firm();
  const seat = (source: string) => ({
    source: `${caller.actor.organisationId}:${source}`,
    title: 'Atelier',
    href: null,
  });
  const same = await Promise.all(Array.from({ length: 8 }, () => by(caller.actor, useSeat, seat('one'))));
  expect(same.filter(Boolean)).toHaveLength(1);
  const more = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) => by(caller.actor, useSeat, seat(`more-${at}`))),
  );
  expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect((await viewOf(caller)).seats.used).toBe(4);
  const back = await Promise.all([1, 2].map(() => by(SYSTEM, giveBackSeat, seat('one').source)));
  expect(back.sort()).toEqual([false, true]);
  expect((await viewOf(caller)).seats).toMatchObject({ used: 3, uses: [{}, {}, {}] });
  expect(await by(caller.actor, useSeat, seat('one'))).toBe(true);
});

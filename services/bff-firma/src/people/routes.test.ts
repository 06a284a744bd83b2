import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { type ListingText, ownListing, peopleList, personView } from '@psp/contracts/people';
import type { Actor } from '@psp/domain/actor';
import { setFirstContact } from '@psp/domain/communicating/messages/contact-settings';
import { hideListing, saveListing, unhideListing } from '@psp/domain/joining/people/commands';
import { removeMember } from '@psp/domain/joining/members/roles';
import { found } from '@psp/domain/load';
import { acting } from '@psp/domain/testing/acting';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const by = acting(database.orm);
const { actor: admin } = await app.as({ kind: 'admin' });
type Reader = Awaited<ReturnType<typeof app.as>>;

const ALL: ListingText['shows'] = ['position', 'competences', 'about', 'phone', 'email'];
const text = (more: Partial<ListingText> = {}): ListingText => ({
  ...{ isListed: true, position: 'Inspector', domains: [], competences: [], about: '', phone: null, shows: ALL },
  ...more,
});
/* A word that only one test uses. */
let used = 0;
const aWord = () => `priceput${['a', 'e', 'i', 'o', 'u'][used % 5]}${String.fromCharCode(98 + (used++ % 20))}z`;

/* Lists a member of another organisation; returns the id of the listing. */
const list = async (actor: Actor, more: Partial<ListingText> = {}): Promise<string> => {
  await by(actor, saveListing, { ...text(more), version: 0 });
  const [row] = await rows<{ id: string }>('select id from membership where account_id = ? and organisation_id = ?', [
    actor.accountId,
    actor.organisationId,
  ]);
  return found(row).id;
};
const search = async (reader: Reader, query: string) => {
  const answer = await reader.get(`/people?${query}`);
  expect(answer.statusCode).toBe(200);
  return peopleList.parse(answer.json());
};
const idsOf = async (reader: Reader, query: string) => (await search(reader, query)).items.map(({ id }) => id);
const statusOf = async (reader: Reader, id: string) => (await reader.get(`/people/${id}`)).statusCode;
const seenBy = async (reader: Reader, id: string) => personView.parse((await reader.get(`/people/${id}`)).json());
const suggestions = async (reader: Reader, q: string) =>
  (await reader.get(`/people/competences?q=${q}`)).json<{ items: string[] }>().items;

/* The person is in no answer. */
const expectGone = async (reader: Reader, id: string, word: string, organisationId: string) => {
  expect(await search(reader, `q=${word}`)).toMatchObject({ items: [], total: 0 });
  expect(await idsOf(reader, `competence=${word}`)).toEqual([]);
  expect(await search(reader, `organisation=${organisationId}`)).toMatchObject({ total: 0, organisation: null });
  expect(await suggestions(reader, word)).toEqual([]);
  expect(await statusOf(reader, id)).toBe(404);
};

test('nobody is listed until they wish it, and then they are found by name, function, competence and organisation', async () => {
  const [reader, { actor }] = [await app.as({ kind: 'firma' }), await app.as({ kind: 'uat' })];
  const word = aWord();
  await rows('update organisation set county_code = ? where id = ?', ['CJ', actor.organisationId]);
  const id = await list(actor, { isListed: false, competences: [word] });
  await expectGone(reader, id, word, actor.organisationId);
  await by(actor, saveListing, {
    ...text({ competences: [`Licitații ${word}`], domains: ['achizitii-publice'], position: `Șef ${word}x` }),
    version: 1,
  });
  expect(await idsOf(reader, `q=licitatie ${word}`)).toEqual([id]);
  expect(await idsOf(reader, `q=sef ${word}x`)).toEqual([id]);
  expect(await idsOf(reader, `q=${word} achizitii`)).toEqual([id]);
  expect(await idsOf(reader, `competence=LICITATII ${word}`)).toEqual([id]);
  const chosen = `q=${word}&county=CJ&domain=achizitii-publice&kind=uat&organisation=${actor.organisationId}`;
  expect(await search(reader, chosen)).toMatchObject({ total: 1, organisation: actor.organisationName });
  expect(await idsOf(reader, `q=${word}&county=AB`)).toEqual([]);
  expect(await idsOf(reader, `q=${word}&kind=firma`)).toEqual([]);
  await rows("update account set display_name = 'Ana Schimbată' where id = ?", [actor.accountId]);
  await rows("update organisation set name = 'Comuna Mutată' where id = ?", [actor.organisationId]);
  expect(await idsOf(reader, `q=schimbata mutata ${word}`)).toEqual([id]);
  expect(await suggestions(reader, word)).toEqual([`Licitații ${word}`]);
});

test('what a person does not show is in no answer and finds nobody', async () => {
  const [reader, { actor, email }] = [await app.as({ kind: 'firma' }), await app.as({ kind: 'uat' })];
  const word = aWord();
  const kept = { position: `${word}a`, competences: [`${word}b`], about: `${word}c`, phone: '+40722123456' };
  const id = await list(actor, { ...kept, domains: ['mediu'], shows: [] });
  const own = `organisation=${actor.organisationId}`;
  expect(await idsOf(reader, own)).toEqual([id]);
  for (const query of [`${own}&q=${word}a`, `${own}&q=${word}b`, `${own}&competence=${word}b`, `${own}&domain=mediu`])
    expect({ query, ids: await idsOf(reader, query) }).toEqual({ query, ids: [] });
  const answers = [await reader.get(`/people?${own}`), await reader.get(`/people/${id}`)].map(({ body }) => body);
  for (const secret of [word, '722123456', email, 'mediu']) expect(answers.join()).not.toContain(secret);
  expect(await suggestions(reader, word)).toEqual([]);
  expect(await seenBy(reader, id)).toMatchObject({ position: null, about: null, phone: null, email: null });
  await by(actor, saveListing, { ...text({ ...kept, shows: ['phone', 'email'] }), version: 1 });
  expect(await seenBy(reader, id)).toMatchObject({ position: null, phone: '+40722123456', email });
});

test('who leaves the organisation is gone at once, also from the address, and comes back with an empty listing', async () => {
  const [reader, owner] = [await app.as({ kind: 'firma' }), await app.as({ kind: 'uat', role: 'owner' })];
  const { actor } = await app.as({ kind: 'uat', organisationId: owner.actor.organisationId });
  const word = aWord();
  const id = await list(actor, { competences: [word] });
  expect(await idsOf(reader, `q=${word}`)).toEqual([id]);
  await by(owner.actor, removeMember, { id, version: 1 });
  await expectGone(reader, id, word, actor.organisationId);
  expect(await rows('select from person_listing where id = ?', [id])).toEqual([]);
  await expect(by(actor, saveListing, { ...text(), version: 0 })).rejects.toMatchObject({ code: 'auth.forbidden' });
});

test('a suspended account or organisation, and one whose deletion is due, are gone while that lasts', async () => {
  const [reader, { actor }] = [await app.as({ kind: 'firma' }), await app.as({ kind: 'uat' })];
  const word = aWord();
  const id = await list(actor, { competences: [word] });
  const { accountId, organisationId } = actor;
  const states: [gone: string, back: string, of: string][] = [
    ["update organisation set status = 'suspended' where id = ?", "set status = 'approved'", organisationId],
    ["update organisation set status = 'pending' where id = ?", "set status = 'approved'", organisationId],
    ["update account set status = 'suspended' where id = ?", "set status = 'active'", accountId],
    ['update account set deletion_due_at = now() where id = ?', 'set deletion_due_at = null', accountId],
  ];
  for (const [gone, back, of] of states) {
    await rows(gone, [of]);
    await expectGone(reader, id, word, organisationId);
    await rows(gone.replace(/set .* where/, `${back} where`), [of]);
    expect(await idsOf(reader, `q=${word}`)).toEqual([id]);
  }
});

test('visitors, other areas, and organisations that wait or are suspended read nothing', async () => {
  expect((await app.anonymous.get('/people')).statusCode).toBe(401);
  const { actor } = await app.as({ kind: 'firma' });
  const id = await list(actor);
  const others = [
    await app.as({ kind: 'uat' }),
    await app.as({ kind: 'firma', status: 'pending' }),
    await app.as({ kind: 'firma', status: 'suspended' }),
  ];
  for (const reader of others) {
    const paths = ['/people', `/people/${id}`, '/people/me', '/people/competences?q=a'];
    for (const path of paths)
      expect({ path, status: (await reader.get(path)).statusCode }).toEqual({ path, status: 403 });
    expect((await reader.put('/people/me', { ...text(), version: 0 })).statusCode).toBe(403);
  }
});

test('a reader edits their own listing; a stale version and two first saves at once are refused', async () => {
  const reader = await app.as({ kind: 'firma', role: 'viewer' });
  const first = ownListing.parse((await reader.get('/people/me')).json());
  expect(first).toMatchObject({ version: 0, status: 'off', isListed: false, shows: [], hidden: null });
  const both = await Promise.all(
    [0, 1].map((at) => reader.put('/people/me', { ...text({ about: `${at}` }), version: 0 })),
  );
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const saved = ownListing.parse((await reader.get('/people/me')).json());
  expect(saved).toMatchObject({ version: 1, status: 'listed', isListed: true });
  expect((await reader.put('/people/me', { ...text(), version: 0 })).json()).toMatchObject({ code: 'version.stale' });
  expect((await reader.put('/people/me', { ...text({ isListed: false }), version: 1 })).json()).toMatchObject({
    status: 'off',
    version: 2,
  });
  const [audit] = await rows<{ details: unknown }>(
    'select details from audit where entity_id = ? order by id limit 1',
    [saved.id],
  );
  expect(audit?.details).toEqual({ fields: ['isListed', 'position', 'about', 'shows'] });
});

test('too many competences, long ones, ill-formed text and wrong phones are refused; markup is plain text', async () => {
  const caller = await app.as({ kind: 'firma' });
  const put = (more: object) => caller.put('/people/me', { ...text(), version: 0, ...more });
  const thirty = Array.from({ length: 30 }, (_, at) => `competența ${at}`);
  const refused: object[] = [
    { competences: thirty },
    { competences: ['x'.repeat(41)] },
    { about: 'x'.repeat(601) },
    { about: 'rău \ud800' },
    { competences: ['rău \ud800'] },
    { phone: '123' },
    { shows: ['password'] },
    { domains: ['cosmos'] },
    { email: 'altul@exemplu.ro' },
    { accountId: caller.actor.accountId },
  ];
  for (const body of refused) expect({ body, status: (await put(body)).statusCode }).toEqual({ body, status: 400 });
  const about = '<script>alert(1)</script> <b>Bună</b>';
  const answer = await put({ about, competences: [' a  b ', 'a b', '', 'c\nd'], phone: '0722 123 456' });
  expect(answer.json()).toMatchObject({ about, competences: ['a b', 'c d'], phone: '+40722123456' });
});

test('a listing is not changed without end', async () => {
  const caller = await app.as({ kind: 'firma' });
  for (let version = 0; version < 30; version++)
    await by(caller.actor, saveListing, { ...text({ about: `${version}` }), version });
  expect((await caller.put('/people/me', { ...text(), version: 30 })).json()).toMatchObject({ code: 'people.pace' });
  expect((await caller.put('/people/me', { ...text({ about: '29' }), version: 30 })).statusCode).toBe(200);
});

test('a firm writes to a person of an authority by the rule of first contact, in nobody else’s case', async () => {
  const [firma, uat] = [await app.as({ kind: 'firma' }), await app.as({ kind: 'uat', role: 'owner' })];
  const reader = await app.as({ kind: 'firma', role: 'viewer', organisationId: firma.actor.organisationId });
  const id = await list(uat.actor, {});
  const colleague = await list((await app.as({ kind: 'firma' })).actor, {});
  expect(await seenBy(firma, id)).toMatchObject({ actions: ['write'], refusal: null });
  expect(await seenBy(reader, id)).toMatchObject({ actions: [], refusal: null });
  expect(await seenBy(firma, colleague)).toMatchObject({ actions: [], refusal: null });
  const to = uat.actor.organisationId;
  const start = await firma.get(`/conversations/start?to=${to}&person=${id}`);
  expect(start.json()).toMatchObject({ subject: expect.stringMatching(/^În atenția .+: $/), refusal: null });
  expect((await firma.get(`/conversations/start?to=${to}&person=${colleague}`)).json()).toMatchObject({ subject: '' });
  await by(uat.actor, setFirstContact, { firstContact: 'nobody' });
  const closed = await seenBy(firma, id);
  expect(closed.actions).toEqual([]);
  expect(closed.refusal).not.toBeNull();
});

test('the association hides a listing with a reason that its person reads, and ends that', async () => {
  const [firma, uat] = [await app.as({ kind: 'firma' }), await app.as({ kind: 'uat' })];
  const word = aWord();
  const id = await list(firma.actor, { competences: [word] });
  await by(admin, hideListing, { id, version: 1, reason: 'Reclamă.' });
  await expectGone(firma, id, word, firma.actor.organisationId);
  expect((await firma.get('/people/me')).json()).toMatchObject({ status: 'hidden', hidden: { reason: 'Reclamă.' } });
  await firma.put('/people/me', { ...text({ isListed: false }), version: 2 });
  await firma.put('/people/me', { ...text({ competences: [word] }), version: 3 });
  await expectGone(firma, id, word, firma.actor.organisationId);
  await expect(by(uat.actor, unhideListing, { id, version: 4 })).rejects.toMatchObject({ code: 'auth.forbidden' });
  await by(admin, unhideListing, { id, version: 4 });
  expect(await idsOf(firma, `q=${word}`)).toEqual([id]);
  const told = await rows<{ message: string }>(
    "select message from notification where account_id = ? and event like 'people.%' order by id",
    [firma.actor.accountId],
  );
  expect(told.map(({ message }) => message.includes('Reclamă.'))).toEqual([true, false]);
});

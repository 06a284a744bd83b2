import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Actor } from '../../actor.ts';
import { newId } from '../../id.ts';
import { applyDue } from '../../operating/lifecycle/apply-due.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { storeMember } from '../../testing/store-member.ts';
import { transaction, type Write } from '../../write.ts';
import { editCompanyPart, removeCompanyPart } from './company-parts.ts';
import { remindOfCertificates } from './remind-of-certificates.ts';

const firma = anActor({ kind: 'firma' });
const NOW = new Date('2026-03-05T10:00:00Z');
let database: TestDatabase;
const rows = (query: string) => database.orm.em.fork().execute(query);

beforeAll(async () => {
  database = await createTestDatabase();
  await storeMember(database.orm, firma, 'ana');
});
afterAll(() => database.close());

const certificate = async (name: string, validUntil: string | null): Promise<string> => {
  const id = newId();
  await rows(`insert into certificate (id, organisation_id, name, valid_until)
    values ('${id}', '${firma.organisationId}', '${name}', ${validUntil ? `'${validUntil}'` : 'null'})`);
  return id;
};
const told = async () =>
  (await rows('select message from notification order by id')).map((row) => String(Object(row).message));
const pass = (now: Date) => applyDue(database.orm, now, remindOfCertificates);

test('a firm is reminded once, 30 days before the end of a certificate, and again only of another end', async () => {
  const id = await certificate('ISO 9001', '2026-04-04');
  await certificate('ISO 14001', '2026-04-05');
  await certificate('EMAS', null);
  await certificate('ISO 27001', '2026-03-04');
  await Promise.all([pass(NOW), pass(NOW)]);
  await pass(NOW);
  expect(await told()).toEqual([
    '„ISO 9001” este valabil până la 4 aprilie 2026; de a doua zi nu mai apare pe pagina publică. După reînnoire, schimbați data în profilul firmei.',
  ]);
  await rows(`update certificate set valid_until = '2027-04-04' where id = '${id}'`);
  await pass(NOW);
  expect(await told()).toHaveLength(1);
  await pass(new Date('2027-03-10T10:00:00Z'));
  expect((await told()).at(-1)).toContain('„ISO 9001” este valabil până la 4 aprilie 2027;');
});

test('reminders are marked as read when no certificate ends on their day any more', async () => {
  const unread = async () => (await rows('select from notification where read_at is null')).length;
  await rows('update notification set read_at = now()');
  const [first, second] = [await certificate('OHSAS', '2026-03-20'), await certificate('HACCP', '2026-03-20')];
  await pass(NOW);
  expect(await unread()).toBe(2);
  const as = <T>(work: (write: Write<Actor>) => Promise<T>) =>
    transaction(database.orm, { actor: firma, now: NOW }, work);
  await rows(`update certificate set reminded_of = null where name like 'ISO%'`);
  const versionOf = async (id: string) =>
    Number(Object(await rows(`select version from certificate where id = '${id}'`))[0].version);
  const renewed = { name: 'OHSAS', validUntil: '2029-03-20' };
  const at = async (id: string) => ({ list: 'certificates' as const, id, version: await versionOf(id) });
  await as(async (write) => editCompanyPart(write, { ...(await at(first)), content: renewed }));
  expect(await unread()).toBe(2);
  await as(async (write) => removeCompanyPart(write, await at(second)));
  expect(await unread()).toBe(0);
});

test('a suspended firm is not reminded', async () => {
  await rows(`update organisation set status = 'suspended' where id = '${firma.organisationId}'`);
  await certificate('ISO 45001', '2026-03-20');
  expect(await pass(NOW)).toEqual([]);
});

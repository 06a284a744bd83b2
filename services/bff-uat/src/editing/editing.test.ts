import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { alsoEditing } from '@psp/contracts/editing';
import { newId } from '@psp/domain/id';
import { bffUat } from '../app.ts';

const { app, rows } = await startTestApp(bffUat, 'uat');
type Person = Awaited<ReturnType<typeof app.as>>;

const id = newId();
const tell = async (person: Person, part = 'profile') =>
  alsoEditing.parse((await person.post('/editing', { part, id })).json()).names;
const colleagueOf = ({ actor }: Person) => app.as({ kind: 'uat', organisationId: actor.organisationId });

test('colleagues who have the same text open are named to each other, to nobody else and of no other text', async () => {
  const ana = await app.as({ kind: 'uat' });
  const [ion, stranger] = [await colleagueOf(ana), await app.as({ kind: 'uat' })];
  expect(await tell(ana)).toEqual([]);
  expect(await tell(ion)).toEqual([ana.actor.displayName]);
  expect(await tell(ana)).toEqual([ion.actor.displayName]);
  expect(await tell(ion, 'contact')).toEqual([]);
  expect(await tell(stranger)).toEqual([]);
});

test('who closes the text is named no more, nor who has fallen silent or left the organisation', async () => {
  const ana = await app.as({ kind: 'uat' });
  const [closes, falls, leaves] = [await colleagueOf(ana), await colleagueOf(ana), await colleagueOf(ana)];
  for (const person of [closes, falls, leaves]) await tell(person);
  expect(await tell(ana)).toHaveLength(3);
  expect((await closes.post('/editing/end', { part: 'profile', id })).statusCode).toBe(204);
  await rows(`update editing set seen_at = seen_at - interval '51 seconds' where account_id = ?`, [
    falls.actor.accountId,
  ]);
  await rows('delete from membership where account_id = ?', [leaves.actor.accountId]);
  expect(await tell(ana)).toEqual([]);
});

test.each([
  ['a text that is none', { part: 'orice', id }],
  ['a record that is none', { part: 'profile', id: 'x' }],
])('%s is refused', async (_, body) => {
  const ana = await app.as({ kind: 'uat' });
  expect((await ana.post('/editing', body)).statusCode).toBe(400);
});

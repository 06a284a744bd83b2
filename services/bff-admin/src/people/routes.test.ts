import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { hiddenPeople, personView } from '@psp/contracts/people';
import type { Actor } from '@psp/domain/actor';
import { saveListing } from '@psp/domain/joining/people/commands';
import { acting } from '@psp/domain/testing/acting';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);
const text = {
  ...{ isListed: true, position: 'Inspector', domains: [], competences: [], about: '', phone: '+40722123456' },
  shows: ['position' as const],
};
const membershipOf = async ({ accountId }: Actor) => {
  const [row] = await rows<{ id: string }>('select id from membership where account_id = ?', [accountId]);
  return row?.id ?? '';
};

test('the association reads what members read, hides with a reason, finds hidden ones and ends that', async () => {
  const [admin, { actor }] = [await app.as({ kind: 'admin' }), await app.as({ kind: 'uat' })];
  await by(actor, saveListing, { ...text, version: 0 });
  const id = await membershipOf(actor);
  const person = personView.parse((await admin.get(`/people/${id}`)).json());
  expect(person).toMatchObject({ position: 'Inspector', phone: null, actions: ['hide'], refusal: null });
  expect((await admin.post(`/people/${id}/hide`, { version: 1, reason: ' ' })).statusCode).toBe(400);
  const hidden = await admin.post(`/people/${id}/hide`, { version: 1, reason: 'Reclamă.' });
  expect(hidden.json()).toMatchObject({ hidden: { reason: 'Reclamă.' }, actions: ['unhide'], phone: null });
  expect((await admin.post(`/people/${id}/hide`, { version: 1, reason: 'Iar.' })).statusCode).toBe(409);
  const list = hiddenPeople.parse((await admin.get('/people/hidden')).json());
  expect(list.items.find((one) => one.id === id)).toMatchObject({ hidden: { reason: 'Reclamă.' } });
  expect((await admin.get(`/people?organisation=${actor.organisationId}`)).json()).toMatchObject({ total: 0 });
  expect((await admin.post(`/people/${id}/unhide`, { version: 2 })).json()).toMatchObject({ hidden: null });
});

test('one whose listing is off is nobody for the association too', async () => {
  const [admin, { actor }] = [await app.as({ kind: 'admin' }), await app.as({ kind: 'firma' })];
  await by(actor, saveListing, { ...text, isListed: false, version: 0 });
  const id = await membershipOf(actor);
  expect((await admin.get(`/people/${id}`)).statusCode).toBe(404);
  expect((await admin.post(`/people/${id}/hide`, { version: 1, reason: 'Reclamă.' })).statusCode).toBe(409);
});

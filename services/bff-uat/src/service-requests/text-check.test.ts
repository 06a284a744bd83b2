import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { requestTextCheck } from '@psp/contracts/request-text-check';
import { bffUat } from '../app.ts';

const { app, rows } = await startTestApp(bffUat, 'uat');
const uat = await app.as({ kind: 'uat' });
const PATH = '/service-requests/text-check';

const text = (more: object = {}) => ({
  ...{ kind: 'purchase', title: 'Registru agricol', category: 'it-digitalizare' },
  ...{ description: 'Se livrează registrul de către firmă.', hasBudget: true, hasPlace: false, ...more },
});

test('the answer names what the checklist of the domain misses and proposes clearer sentences', async () => {
  const { missing, changes } = requestTextCheck.parse((await uat.post(PATH, text())).json());
  const keys = missing.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['place', 'term', 'dataProtection', 'acceptance']));
  expect(keys).not.toContain('budget');
  expect(missing.find(({ key }) => key === 'place')).toMatchObject({ field: 'locality', sentence: null });
  expect(changes).toEqual([
    {
      at: 0,
      before: 'Se livrează registrul de către firmă.',
      after: 'Se livrează registrul de firmă.',
      why: ['wordy'],
    },
  ]);
});

test('letters with a cedilla are checked as letters with a comma, at the same place', async () => {
  const { changes } = requestTextCheck.parse(
    (await uat.post(PATH, text({ description: 'Şi se predă. Ţine de firmă, în momentul în care ştim.' }))).json(),
  );
  expect(changes).toMatchObject([{ at: 13, after: 'Ține de firmă, când știm.' }]);
});

test('a check stores nothing and is no act in the history', async () => {
  const counted = async () => [
    ...(await rows('select count(*) from service_request')),
    ...(await rows('select count(*) from audit')),
  ];
  const before = await counted();
  expect((await uat.post(PATH, text({ description: 'Ceva nou.' }))).statusCode).toBe(200);
  expect(await counted()).toEqual(before);
});

test.each([
  ['without a text', {}],
  ['with a field of its own', { ...text(), status: 'sent' }],
  ['with an unknown domain', text({ category: 'altceva' })],
  ['too long', text({ description: 'a'.repeat(20_001) })],
])('a check %s is refused', async (_, body) => {
  expect((await uat.post(PATH, body)).statusCode).toBe(400);
});

test('readers and firms check nothing', async () => {
  const reader = await app.as({ kind: 'uat', role: 'viewer', organisationId: uat.actor.organisationId });
  const firma = await app.as({ kind: 'firma' });
  for (const one of [reader, firma]) expect((await one.post(PATH, text())).statusCode).toBe(403);
  expect((await app.anonymous.post(PATH, text())).statusCode).toBe(401);
});

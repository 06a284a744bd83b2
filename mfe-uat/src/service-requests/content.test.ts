import { expect, test } from '@jest/globals';
import { fetchTimed } from '@psp/auth/session/server-clock';
import type { RequestContent } from '@psp/contracts/service-requests';
import { resolverOf } from '@psp/features/forms/ui/resolver';
import { BLANK, sendableRequest, summaryErrors } from './content.ts';

async function errorsOf(content: RequestContent) {
  const { errors } = await resolverOf({ schema: sendableRequest })(content, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return summaryErrors(errors);
}

const complete: RequestContent = {
  ...BLANK,
  title: 'Registru agricol',
  category: 'it-digitalizare',
  description: 'Digitalizare',
};

test('a blank request reports that all fields are required, then each missing field in form order', async () => {
  expect(await errorsOf(BLANK)).toEqual([
    { id: '', message: 'Toate câmpurile sunt obligatorii, în afară de cele opționale' },
    { id: 'title', message: 'Scrieți titlul solicitării.' },
    { id: 'category', message: 'Alegeți domeniul.' },
    { id: 'description', message: 'Descrieți de ce aveți nevoie.' },
  ]);
});

test('an invalid amount does not hide missing fields', async () => {
  const errors = await errorsOf({ ...BLANK, budgetMin: Number.NaN, deadline: '2020-01-01T10:00:00.000Z' });
  expect(errors.map(({ id }) => id)).toEqual(['', 'title', 'category', 'description', 'deadline', 'budgetMin']);
});

test('whitespace does not count as text', async () => {
  const errors = await errorsOf({ ...complete, title: '   ' });
  expect(errors.map(({ id }) => id)).toEqual(['', 'title']);
});

test('a complete request has no errors', async () => {
  expect(await errorsOf(complete)).toEqual([]);
});

test('an invalid value is reported without the sentence about missing fields', async () => {
  expect(await errorsOf({ ...complete, budgetMin: 900, budgetMax: 100 })).toEqual([
    { id: 'budgetMax', message: 'Bugetul maxim trebuie să fie cel puțin egal cu cel minim.' },
  ]);
  expect(await errorsOf({ ...complete, visibility: 'invited' })).toEqual([
    { id: 'invited', message: 'Alegeți cel puțin un partener invitat.' },
  ]);
  expect(await errorsOf({ ...complete, deadline: '2020-01-01T10:00:00.000Z' })).toEqual([
    { id: 'deadline', message: 'Termenul de depunere trebuie să fie în viitor.' },
  ]);
});

const DAY_MS = 86_400_000;

/** Receives a response whose Date header is `at`, in ms. */
async function receiveDate(at: number): Promise<void> {
  const { fetch } = globalThis;
  const headers = { date: new Date(at).toUTCString(), 'cache-control': 'no-store' };
  globalThis.fetch = () => Promise.resolve(new Response('', { headers }));
  await fetchTimed('/api/uat/todos', {});
  globalThis.fetch = fetch;
}

test('a clock that is 20 days fast does not refuse a deadline of next week', async () => {
  const present = Date.now() - 20 * DAY_MS;
  await receiveDate(present);
  const errors = await errorsOf({ ...complete, deadline: new Date(present + 7 * DAY_MS).toISOString() });
  await receiveDate(Date.now());
  expect(errors).toEqual([]);
});

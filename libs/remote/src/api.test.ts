import { expect, test } from '@jest/globals';
import type { uploadOperations } from '@psp/contracts/files-operations';
import type { offerOperations } from '@psp/contracts/own-offer-operations';
import type { ownSolutionOperations } from '@psp/contracts/own-solutions';
import { createApi } from './api.ts';
import { readQuery } from './queries.ts';
import { uploadFile } from './upload.ts';

const api = createApi<typeof offerOperations | typeof ownSolutionOperations>('firma');
const identity = createApi<typeof uploadOperations>('identity');
const id = '1';

test('a path has the parameters and the query of the call', () => {
  expect(api.href('GET /offers/:id/pdf', { id: 'a b' })).toBe('/api/firma/offers/a%20b/pdf');
  expect(identity.href('POST /uploads', { query: { kind: 'document' } })).toBe('/api/identity/uploads?kind=document');
});

test('a wrong address, input or reading of the answer does not compile', () => {
  const calls = [
    // @ts-expect-error There is no such operation.
    () => api.call('POST /offers/:id/publish', { id }),
    // @ts-expect-error The path parameter is missing.
    () => api.call('GET /offers/:id'),
    // @ts-expect-error The body is missing.
    () => api.call('POST /offers/:id/withdraw', { id }),
    // @ts-expect-error The version is a number.
    () => api.call('POST /offers/:id/withdraw', { id, body: { version: '1' } }),
    // @ts-expect-error The body has no such field.
    () => api.call('POST /offers/:id/withdraw', { id, body: { version: 1, reason: '' } }),
    // @ts-expect-error The query has no such value.
    () => api.call('GET /solutions', { query: { status: 'lost' } }),
    // @ts-expect-error The answer has no such field.
    async () => (await api.call('POST /offers/:id/withdraw', { id, body: { version: 1 } })).withdrawn,
    // @ts-expect-error A query only reads.
    () => readQuery(api, [], 'POST /offers/:id/withdraw', { id, body: { version: 1 } }),
    // @ts-expect-error The operation receives no file.
    () => uploadFile(api, 'POST /offers/:id/withdraw', new File([], ''), {}, { id, body: { version: 1 } }),
    // @ts-expect-error The answer has no such field.
    async () => (await uploadFile(api, 'POST /solutions/pictures', new File([], ''), {})).claim,
  ];
  expect(calls).toHaveLength(10);
});

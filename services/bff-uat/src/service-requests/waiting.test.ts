import { describe, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

const { app, database } = await startTestApp(bffUat, 'uat');

const codeOf = (response: { json(): unknown }) => (response.json() as { code?: string }).code;

describe.each(['pending', 'needs_info', 'rejected', 'suspended'] as const)('an authority that is %s', (status) => {
  test('neither writes nor sends a request', async () => {
    const uat = await app.as({ kind: 'uat' });
    const id = await createScenario(database.orm).draft(uat.actor);
    await database.orm.em
      .fork()
      .execute('update organisation set status = ? where id = ?', [status, uat.actor.organisationId]);
    for (const answer of [
      await uat.post('/service-requests', { content: aRequest() }),
      await uat.put(`/service-requests/${id}`, { version: 1, content: aRequest() }),
      await uat.post(`/service-requests/${id}/send`, { version: 1 }),
      await uat.post('/members/invitations', { email: 'x@exemplu.ro', role: 'viewer' }),
    ])
      expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'auth.organisation_not_active']);
    const reads = status === 'pending' || status === 'needs_info';
    expect((await uat.get('/service-requests')).statusCode).toBe(reads ? 200 : 403);
  });
});

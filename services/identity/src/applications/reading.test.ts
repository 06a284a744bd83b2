import { expect, test } from '@jest/globals';
import { approveApplication } from '@psp/domain/joining/organisations/decide';
import { edit, firmaDetails, testApplications, view } from '../testing/application.ts';
import { codeOf } from '../testing/browser.ts';
import { acting } from '@psp/domain/testing/acting';

const { portal, database, rows, firma, stand } = await testApplications();

test.each(['pending', 'needs_info', 'rejected', 'approved'] as const)(
  'a %s organisation reads its application',
  async (status) => {
    await stand(status);
    expect(view(await firma().get('/application'))).toMatchObject({ status, content: { kind: 'firma' }, version: 1 });
  },
);

test('the association has none', async () => {
  expect((await (await portal.as({ kind: 'admin' })).get('/application')).statusCode).toBe(403);
});

test('who is suspended reads why and since when, and writes nothing', async () => {
  const decided = '2026-11-03T08:00:00Z';
  await rows(`update organisation set status = 'suspended', status_reason = ?, decided_at = ? where id = ?`, [
    'Documente false.',
    decided,
    firma().actor.organisationId,
  ]);
  const standing = view(await firma().get('/application'));
  expect(standing).toMatchObject({ status: 'suspended', statusReason: 'Documente false.', actions: [] });
  expect(new Date(standing.decidedAt ?? '')).toEqual(new Date(decided));
  expect(codeOf(await edit(firma(), firmaDetails()))).toBe('auth.organisation_not_active');
  const again = await firma().post('/application/resubmit', { version: 1 });
  expect(codeOf(again)).toBe('auth.organisation_not_active');
});

test('why the association accepted an unusual tax code is not told to the applicant', async () => {
  await rows(`update organisation set cui = '4270741' where id = ?`, [firma().actor.organisationId]);
  const { actor: admin } = await portal.as({ kind: 'admin' });
  const input = { id: firma().actor.organisationId, version: 1, cuiOverrideReason: 'Verificat la ANAF.' };
  await acting(database.orm)(admin, approveApplication, input);
  const answer = await firma().get('/application');
  expect(view(answer).history).toMatchObject([{ action: 'organisation.approve', reason: null }]);
  expect(answer.body).not.toContain('ANAF');
  expect(await rows(`select details from audit where entity_id = ?`, [firma().actor.organisationId])).toEqual([
    { details: { cui: 'control-digit', cuiOverrideReason: 'Verificat la ANAF.' } },
  ]);
});

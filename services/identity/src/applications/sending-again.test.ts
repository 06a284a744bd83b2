import { expect, test } from '@jest/globals';
import { testApplications, view } from '../testing/application.ts';
import { codeOf } from '../testing/browser.ts';

const { portal, rows, firma, stand } = await testApplications();

test('completed data goes back to the association, which is told', async () => {
  const admin = await portal.as({ kind: 'admin' });
  await stand('needs_info');
  const after = view(await firma().post('/application/resubmit', { version: 1 }));
  expect(after).toMatchObject({ status: 'pending', statusReason: null, actions: ['edit'] });
  expect(await rows('select href from notification where account_id = ?', [admin.actor.accountId])).toEqual([
    { href: `/admin/applications/${firma().actor.organisationId}` },
  ]);
  expect(codeOf(await firma().post('/application/resubmit', { version: after.version }))).toBe('action.not_allowed');
});

test('a refused application may try again unless another took its tax code meanwhile', async () => {
  await rows(`update organisation set status = 'rejected', cui = '27194630' where id = ?`, [
    firma().actor.organisationId,
  ]);
  await rows(`insert into organisation (kind, name, cui, status) values ('firma', 'Cealaltă', '27194630', 'approved')`);
  const refused = (await firma().post('/application/resubmit', { version: 1 })).json();
  expect(refused).toMatchObject({
    code: 'organisation.cui_exists',
    message: expect.stringContaining('scrieți asociației'),
  });
  expect(JSON.stringify(refused)).not.toContain('Cealaltă');
  await rows(`update organisation set status = 'rejected' where name = 'Cealaltă'`);
  expect(view(await firma().post('/application/resubmit', { version: 1 })).status).toBe('pending');
});

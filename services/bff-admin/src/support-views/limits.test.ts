import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { supportLimits } from '@psp/contracts/support-views';
import { bffAdmin } from '../app.ts';
import { applies } from '../testing/applicants.ts';

const { app, rows } = await startTestApp(bffAdmin, 'admin');
const admin = await app.as({ kind: 'admin' });

test('counts no attempts of members who also act, or acted that day, for another organisation', async () => {
  const firm = await applies(app, { status: 'approved' });
  await admin.post(`/organisations/${firm.id}/support-views`, { reason: 'Verificăm limitele.' });
  const used = async () => {
    const { items } = supportLimits.parse((await admin.get(`/organisations/${firm.id}/support-view/limits`)).json());
    return items.find(({ limit }) => limit === 'message:account')?.used;
  };
  const { accountId } = firm.actor;
  await rows(`insert into attempt (kind, key, at) select 'message:account', ?, now() from generate_series(1, 3)`, [
    accountId,
  ]);
  expect(await used()).toBe(3);
  const other = await applies(app, { status: 'approved' });
  const join = `insert into membership (account_id, organisation_id, role) values (?, ?, 'viewer')`;
  await rows(join, [accountId, other.id]);
  expect(await used()).toBe(0);
  await rows('delete from membership where account_id = ? and organisation_id = ?', [accountId, other.id]);
  expect(await used()).toBe(3);
  await rows(
    `insert into audit (account_id, organisation_id, action, entity) values (?, ?, 'conversation.write', 'conversation')`,
    [accountId, other.id],
  );
  expect(await used()).toBe(0);
});

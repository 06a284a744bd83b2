import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { hashSecret, newSecret } from '../../operating/secrets.ts';
import type { Actor } from '../../actor.ts';
import { newId } from '../../id.ts';
import { passTime } from '../../operating/lifecycle/pass-time.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { suspendAccount } from '../../overseeing/users/moderate.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { invite } from './invite.ts';
import { asSystem } from '../../as-system.ts';
import { acting } from '../../testing/acting.ts';

const IN_15_DAYS = new Date(Date.now() + 15 * 86_400_000);

let database: TestDatabase;
let owner: Actor;
let run: ReturnType<typeof acting>;
const admin = anActor({ kind: 'admin', role: 'owner' });
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const rows = (query: string) => database.orm.em.fork().execute(query);

/* An organisation with two owners, so that either may leave. */
beforeEach(async () => {
  run = acting(database.orm);
  owner = anActor({ role: 'owner' });
  const { accountId, organisationId } = owner;
  const other = newId();
  await rows(`
    insert into account (id, email, display_name, password_hash) values ('${accountId}', '${accountId}@exemplu.ro', 'Ana', ''),
      ('${other}', '${other}@exemplu.ro', 'Ion', '');
    insert into organisation (id, kind, name, status, uat_type) values ('${organisationId}', 'uat', 'Comuna', 'approved', 'commune');
    insert into membership (account_id, organisation_id, role) values ('${accountId}', '${organisationId}', 'owner'),
      ('${other}', '${organisationId}', 'owner')`);
});

/** The owner invites a second address of their own. Returns the token of the invitation's link. */
const inviteOneself = async (): Promise<string> => {
  const [email, token] = [`${newId()}@exemplu.ro`, newSecret()];
  await run(owner, invite, { email, role: 'owner' as const });
  await rows(`update invitation set token_hash = '${hashSecret(token)}' where email = '${email}';
    insert into account (email, display_name, password_hash) values ('${email}', 'Ana din nou', '')`);
  return token;
};
const accept = (token: string) =>
  asSystem(database.orm, (write) =>
    acceptInvitation(write, { token, account: null, signedIn: null, address: '192.0.2.1' }),
  );
const ends = () =>
  rows(`select u.account_id, u.action, u.from_state, u.to_state from audit u
    join invitation i on i.id = u.entity_id where i.invited_by = '${owner.accountId}' and u.action <> 'invitation.create'`);
const revoked = { action: 'invitation.revoke', from_state: 'open', to_state: 'revoked' };
const suspend = () => run(admin, suspendAccount, { id: owner.accountId, version: 1, reason: 'Abuz.' });

beforeAll(() =>
  rows(`
  insert into account (id, email, display_name, password_hash) values ('${admin.accountId}', 'admin@exemplu.ro', 'Carmen', '');
  insert into organisation (id, kind, name, status) values ('${admin.organisationId}', 'admin', 'Asociația', 'approved')`),
);

test('suspending an account revokes the invitations that it sent', async () => {
  const token = await inviteOneself();
  await suspend();
  await expect(accept(token)).rejects.toMatchObject({ code: 'link.invalid' });
  expect(await ends()).toEqual([{ account_id: admin.accountId, ...revoked }]);
});

test('a suspended account cannot invite', async () => {
  await suspend();
  await expect(inviteOneself()).rejects.toMatchObject({ code: 'auth.forbidden' });
});

test('erasing an account revokes the invitations that it sent', async () => {
  const token = await inviteOneself();
  await rows(`update account set deletion_due_at = now() where id = '${owner.accountId}';
    update invitation set expires_at = now() + interval '30 days' where invited_by = '${owner.accountId}'`);
  expect(await passTime(database.orm, IN_15_DAYS)).toContainEqual({ step: 'deleteAccounts', id: owner.accountId });
  await expect(accept(token)).rejects.toMatchObject({ code: 'link.invalid' });
  expect(await ends()).toEqual([{ account_id: null, ...revoked }]);
});

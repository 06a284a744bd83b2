import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { newId } from '../id.ts';
import { migrate } from '../migrate.ts';
import { createOrm } from '../orm.ts';
import { emptyDatabase } from '../testing/empty-database.ts';

const STATUSES = ['active', 'suspended', 'deleted'];
const organisation = newId();
const people = STATUSES.map((status) => ({ status, id: newId() }));

let orm: MikroORM;
const rows = (sql: string) => orm.em.fork().execute(sql);
const invitation = (person: { id: string; status: string }, name: string, column = 'revoked_at', at = 'null') =>
  rows(`insert into invitation (organisation_id, email, role, token_hash, invited_by, expires_at, ${column})
    values ('${organisation}', '${name}-${person.status}@exemplu.ro', 'owner', '${newId()}', '${person.id}', now() + interval '1 day', ${at})`);

beforeAll(async () => {
  orm = await createOrm({ url: await emptyDatabase(), poolSize: 4 });
  await orm.migrator.up({ to: '0005-opportunity-search' });
  await rows(
    `insert into organisation (id, kind, name, status) values ('${organisation}', 'firma', 'Firma', 'approved')`,
  );
  for (const person of people) {
    await rows(`insert into account (id, email, display_name, password_hash, status)
      values ('${person.id}', '${person.status}@exemplu.ro', 'Ana', '', '${person.status}')`);
    await invitation(person, 'asteapta');
    await invitation(person, 'luata', 'accepted_at', 'now()');
  }
  await rows(`insert into registration (kind, email, content, password_hash, terms_version, address, expires_at)
    select 'firma', 'doi@exemplu.ro', '{}', '', '1', '192.0.2.1', now() from generate_series(1, 2)`);
  await migrate(orm);
});
afterAll(() => orm.close(true));

test('invitations of those who are gone end, audited; those of others and those taken stay', async () => {
  const ended = await rows(`select email::text as email, token_hash, u.action, u.from_state, u.account_id
    from invitation i join audit u on u.entity_id = i.id where i.revoked_at is not null order by email`);
  const act = { token_hash: null, action: 'invitation.revoke', from_state: 'open', account_id: null };
  expect(ended).toEqual([
    { email: 'asteapta-deleted@exemplu.ro', ...act },
    { email: 'asteapta-suspended@exemplu.ro', ...act },
  ]);
  expect(await rows('select 1 from invitation where revoked_at is null and token_hash is not null')).toHaveLength(4);
});

test('sign-ups from before, which know no request, stay', async () => {
  expect(await rows(`select request_hash from registration where email = 'doi@exemplu.ro'`)).toEqual([
    { request_hash: null },
    { request_hash: null },
  ]);
});

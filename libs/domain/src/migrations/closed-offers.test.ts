import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { newId } from '../id.ts';
import { migrate } from '../migrate.ts';
import { prepareQueues } from '../operating/jobs/queues.ts';
import { createOrm } from '../orm.ts';
import { emptyDatabase } from '../testing/empty-database.ts';
import { TODAY } from '../time.ts';

let orm: MikroORM;
const [uat, account] = [newId(), newId()];
const rows = (sql: string) => orm.em.fork().execute(sql);

/** A request that ended an hour ago, and an offer to it that ended `hours` ago, expired as the release before wrote it. */
const ended = async (title: string, status: string, hours: number) => {
  const [request, firm] = [newId(), newId()];
  await rows(`insert into organisation (id, kind, name, status) values ('${firm}', 'firma', '${title}', 'approved');
    insert into service_request (id, organisation_id, created_by, title, category, description, deadline, status, sent_at, closed_at, cancel_reason)
    values ('${request}', '${uat}', '${account}', '${title}', 'mediu', 'x', now() - interval '40 days', '${status}', now() - interval '50 days',
      date_trunc('hour', now()) - interval '1 hour', case when '${status}' = 'cancelled' then 'Buget tăiat.' end);
    insert into offer (request_id, organisation_id, created_by, status, price, delivery_days, valid_until, request_revision, submitted_at, decided_at)
    values ('${request}', '${firm}', '${account}', 'expired', 1, 1, ${TODAY}, 1, now() - interval '45 days',
      date_trunc('hour', now()) - interval '${hours} hours')`);
};

beforeAll(async () => {
  orm = await createOrm({ url: await emptyDatabase(), poolSize: 4 });
  await prepareQueues(orm);
  await orm.migrator.up({ to: '0012-organisation-logos' });
  await rows(`insert into domain (slug, name, position) values ('mediu', 'Mediu', 1);
    insert into organisation (id, kind, name, status, uat_type) values ('${uat}', 'uat', 'Comuna', 'approved', 'commune');
    insert into account (id, email, display_name, password_hash) values ('${account}', 'ana@exemplu.ro', 'Ana', '')`);
  await ended('Anulata', 'cancelled', 1);
  await ended('Fara rezultat', 'expired', 1);
  await ended('Expirata inainte', 'cancelled', 5);
  await migrate(orm);
});
afterAll(() => orm.close(true));

test('offers that ended with their request are closed, with the reason; those past their validity stay expired', async () => {
  const offers = await rows(
    `select r.title, o.status, o.decline_reason as why from offer o join service_request r on r.id = o.request_id order by title`,
  );
  expect(offers).toEqual([
    { title: 'Anulata', status: 'closed', why: 'Solicitarea a fost anulată: Buget tăiat.' },
    { title: 'Expirata inainte', status: 'expired', why: 'A trecut data până la care era valabilă.' },
    { title: 'Fara rezultat', status: 'closed', why: expect.stringContaining('în 30 de zile') },
  ]);
});

import type { MikroORM } from '@mikro-orm/postgresql';
import { sealAudit } from '@psp/domain/operating/audit/seal';
import { verifyAudit } from '@psp/domain/operating/audit/verify';
import { createOrm } from '@psp/domain/orm';
import { createReadDb } from '@psp/domain/read-db';
import { startPortal } from '../test/portal.ts';
import { seedBulk } from './bulk.ts';
import { signIn } from './data.ts';
import { fillTables } from './fill-tables.ts';
import { table, timesRow } from './report.ts';
import { timed, timeOf } from './timing.ts';

const BULK = { authorities: 500, firms: 1500, requests: 6000, audits: 0, hasPublicFace: false };
const ROWS = 5_000_000;
const LIST_P95_MS = 60;
const ROUNDS = 12;

/* From frequent to rare. */
const ACTS = [
  ...['session.refresh', 'session.end', 'service-request.edit', 'offer.edit', 'notification.read', 'offer.submit'],
  ...['organisation.editProfile', 'offer.revise', 'service-request.send', 'question.ask', 'conversation.write'],
  ...[
    'account.edit',
    'article.edit',
    'project.setProgress',
    'solution.edit',
    'seat-registration.create',
    'review.write',
  ],
  ...[
    'ticket.reply',
    'service-request.cancel',
    'membership.join',
    'forum-post.create',
    'library.edit',
    'organisation.suspend',
  ],
];
const RARE = 'organisation.suspend';

const acts = `array[${ACTS.map((act) => `'${act}'`).join(', ')}]`;

/*
 * Three years of acts. Few organisations do most of them: the association each twentieth, another twentieth the portal itself. Acts on
 * requests and offers have an id of theirs, so that the condition for sealed offers has something to look up.
 */
const FILL = [
  `create temp table actor on commit drop as
   select organisation_id, account_id, row_number() over (order by m.id)::int as n from membership m`,
  `create unique index on actor (n)`,
  `create temp table subject on commit drop as
   select row_number() over (order by r.id)::int as n, r.id as request_id, o.id as offer_id
   from service_request r join lateral (select id from offer where request_id = r.id limit 1) o on true`,
  `create unique index on subject (n)`,
  'analyze actor, subject',
  `insert into audit (at, account_id, organisation_id, action, entity, entity_id, from_state, to_state, reason, outcome, details, trace_id)
   select now() - i * interval '19 seconds', a.account_id, a.organisation_id, k.action, split_part(k.action, '.', 1),
     case split_part(k.action, '.', 1) when 'service-request' then s.request_id when 'offer' then s.offer_id else md5(i::text)::uuid end,
     'sent', 'sent', case when i % 20 = 0 then 'Termenul a fost depășit cu două săptămâni.' end, case when i % 100 = 0 then 'refused' else 'done' end,
     case when i % 3 = 0 then jsonb_build_object('revision', i % 7, 'title', 'Analiză la sediul primăriei') end, md5(i::text)::uuid::text
   from generate_series(1, ${ROWS}) i
   cross join lateral (select (hashint4(i) & 65535) / 65536.0 as one, (hashint4(i + 7) & 65535) / 65536.0 as two) r
   cross join lateral (select (${acts})[1 + floor(power(r.one, 3) * ${ACTS.length})::int] as action) k
   left join actor a on i % 20 > 0 and a.n = case when i % 20 = 1 then (select count(*) from actor) else 1 + floor(power(r.two, 3) * (select count(*) from actor)) end
   left join subject s on s.n = 1 + i % (select count(*) from subject)`,
];

interface Chosen {
  association: string;
  busy: string;
  account: string;
  object: string;
  row: string;
}

const chosenOf = async (orm: MikroORM): Promise<Chosen> => {
  const [chosen] = await orm.em.fork().execute<Chosen[]>(`select
    (select id from organisation where kind = 'admin') as association, b.organisation_id as busy, b.account_id as account,
    (select id from service_request order by id limit 1) as object, (select id from audit order by at offset 500 limit 1) as row
    from (select organisation_id, account_id from audit tablesample system (1) where organisation_id in (select id from organisation where kind <> 'admin')
      group by 1, 2 order by count(*) desc limit 1) b`);
  if (!chosen) throw new Error('the audit is empty');
  return chosen;
};

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const listsOf = ({ association, busy, account, object, row }: Chosen): Record<string, string[]> => ({
  'all, pages 1 to 50': ['', '?page=2', '?page=25', '?page=50'],
  'of a period': [`?from=${daysAgo(7)}`, `?from=${daysAgo(700)}&to=${daysAgo(690)}`, `?to=${daysAgo(1000)}`],
  'of a person': [`?account=${account}`, `?account=${account}&page=20`, `?account=${account}&to=${daysAgo(400)}`],
  'of an organisation': [busy, association].flatMap((id) => [`?organisation=${id}`, `?organisation=${id}&page=30`]),
  'of a kind of object': ['?entity=offer', '?entity=ticket', '?entity=session&page=40'],
  'of an act': ['?act=session.refresh', '?act=offer.submit', `?act=${RARE}`, `?act=${RARE}&page=20`],
  refused: ['?outcome=refused', '?outcome=refused&page=50', `?outcome=refused&to=${daysAgo(500)}`],
  'on an object': [`?object=${object}`],
  'of two filters': [
    ...[busy, association].flatMap((id) => [`?organisation=${id}&act=${RARE}`, `?organisation=${id}&entity=ticket`]),
    `?account=${account}&act=${RARE}`,
    `?organisation=${association}&outcome=refused`,
    `?act=${RARE}&outcome=refused`,
    `?organisation=${association}&act=${RARE}&from=${daysAgo(300)}&to=${daysAgo(200)}`,
    '?entity=library&outcome=refused',
  ],
  'one act': [`/${row}`],
});

/* Seals all rows before the lists are measured: the worker would do it meanwhile. */
const measureChain = async (orm: MikroORM): Promise<string> => {
  const sealing = await timed(() => sealAudit(orm, { isWhole: true }));
  const again = await timed(() => sealAudit(orm));
  await orm.em.fork().execute('vacuum (analyze) audit_seal');
  const verifying = await timed(async () => {
    const { sealed, faults } = await verifyAudit(createReadDb(orm), { heads: [], report: () => undefined });
    if (sealed < ROWS || faults > 0) throw new Error(`${faults} faults in ${sealed} seals`);
  });
  const row = (name: string, milliseconds: number): string[] => [name, (milliseconds / 1000).toFixed(1)];
  const rows = [row('sealing all', sealing), row('looking for more', again), row('verifying all', verifying)];
  return table(['chain of 5.000.000', 's'], rows);
};

/** Measures the association's audit at 5,000,000 rows, and prints the results. */
export const measureAudit = async (): Promise<void> => {
  const portal = await startPortal({ mode: 'all', seed: false, env: { LOG_LEVEL: 'warn' } });
  try {
    console.log('Filling the database: 5.000.000 audit rows…');
    const orm = await createOrm({ url: portal.databaseUrl, poolSize: 2, use: 'commands' });
    await seedBulk(orm, { ...BULK, now: new Date() });
    await fillTables(orm, ['audit'], FILL);
    const times = await measureChain(orm);
    const chosen = await chosenOf(orm).finally(() => orm.close(true));
    const cookie = await signIn(portal.url, 'admin-1');
    const rows: string[][] = [];
    for (const [name, queries] of Object.entries(listsOf(chosen))) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        for (const query of queries) times.push(await timeOf(`${portal.url}/api/admin/audit${query}`, cookie));
      rows.push(timesRow(name, times, LIST_P95_MS));
    }
    console.log(`\n${table(['audit at 5.000.000', 'answers', 'p50 ms', 'p95 ms', 'limit', ''], rows)}\n\n${times}`);
  } finally {
    await portal.stop();
  }
};

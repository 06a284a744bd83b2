import type { BenefitClaim, BenefitsView, ClaimAction, OwnClaims } from '@psp/contracts/benefits';
import { PAGE_SIZE } from '@psp/contracts/lists';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { attachedFile, type ReadFile } from '../../operating/attachments/read-file.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql, windowOf } from '../../sql.ts';
import { allowanceIn, usedIn, yearOf } from './balance.ts';
import { type ClaimFacts, claimActions } from './claim.entity.ts';

/* Until an issue is published, only its number and days are told. */
const issueOf = (m: Sql): Sql => sql`json_build_object('id', ${m}.id, 'year', ${m}.year, 'number', ${m}.number,
  'title', case when ${m}.status = 'published' then ${m}.title else '' end, 'appearsOn', ${m}.appears_on, 'adsUntil', ${m}.ads_until)`;

/** Fields of a claim `c` as pairs of name and value, besides its actions; `facts` are what they depend on. */
export const claimFields: Sql = sql`'id', c.id, 'version', c.version, 'kind', c.kind, 'status', c.status, 'number', c.number,
  'issue', (select ${issueOf(sql`m`)} from magazine_issue m where m.id = c.issue_id),
  'by', (select a.display_name from membership b join account a on a.id = b.account_id
    where b.account_id = c.account_id and b.organisation_id = c.organisation_id),
  'createdAt', c.created_at, 'approvedAt', c.approved_at, 'shippedAt', c.shipped_at, 'receivedAt', c.received_at, 'awb', c.awb,
  'address', c.address, 'attention', c.attention, 'reason', c.reason,
  'layout', (select json_build_object('id', f.id, 'name', f.name, 'contentType', f.content_type, 'size', f.size)
    from attachment a join stored_file f on f.id = a.file_id where a.claim_id = c.id),
  'facts', json_build_object('status', c.status, 'organisationId', c.organisation_id)`;

export type StoredClaim<Claim> = Omit<Claim, 'actions'> & { facts: ClaimFacts };

/** A claim with what the actor may do with it now. */
export const withActions = <Stored extends { facts: ClaimFacts }>(
  { facts, ...claim }: Stored,
  actor: Actor,
  now: Date,
): Omit<Stored, 'facts'> & { actions: ClaimAction[] } => ({ ...claim, actions: claimActions(facts, actor, now) });

const UNDER_WAY = sql`('requested', 'approved', 'shipped', 'awaiting_layout', 'layout_sent', 'changes_asked', 'accepted')`;

/* Claims of the firm as JSON, the newest first. */
const claimsOf = ({ organisationId }: Actor, condition: Sql, window: Sql = sql``): Sql => sql`(
  select coalesce(json_agg(json_build_object(${claimFields}) order by c.id desc), '[]') from (
    select * from benefit_claim c where c.organisation_id = ${organisationId} and ${condition} order by c.id desc ${window}) c)`;

/* The lowest number of the allowance that no claim under way has, or null. */
const nextOf = ({ organisationId }: Actor, kind: 'copy' | 'ad', scope: Sql, most: Sql): Sql => sql`(
  select min(g) from generate_series(1, ${most}) g where not exists (select from benefit_claim t
    where t.organisation_id = ${organisationId} and t.kind = ${kind} and t.scope = ${scope} and t.number = g
      and t.status not in ('refused', 'released', 'cancelled')))`;

/* Published issues of which copies are claimed. */
const ISSUES_OFFERED = 4;

const copiesOf = (actor: Actor): Sql => {
  const { organisationId } = actor;
  const published = sql`(select m.*, greatest(w.copies - ${usedIn(organisationId, 'copy', sql`m.id::text`)}, 0) as left_over,
      ${nextOf(actor, 'copy', sql`m.id::text`, sql`w.copies`)} as next
    from magazine_issue m where m.status = 'published' order by m.year desc, m.number desc limit ${sql.lit(ISSUES_OFFERED)}) m`;
  const newest = sql`(select m.id from magazine_issue m where m.status = 'published' order by m.year desc, m.number desc limit 1)`;
  return sql`json_build_object(
    'offered', (select coalesce(json_agg(json_build_object('issue', ${issueOf(sql`m`)}, 'left', m.left_over, 'next', m.next)
      order by m.year desc, m.number desc), '[]') from ${published} where m.left_over > 0 and m.next is not null),
    'latest', (select json_build_object('issue', ${issueOf(sql`m`)}, 'left', m.left_over) from ${published}
      order by m.year desc, m.number desc limit 1),
    'claims', ${claimsOf(
      actor,
      sql`c.kind = 'copy' and (c.status in ${UNDER_WAY}
      or (c.issue_id = ${newest} and c.status in ('received', 'refused')))`,
    )},
    'delivery', (select json_build_object(
        'address', coalesce(l.address, nullif(case when strpos(o.address, o.locality) > 0 then o.address else concat_ws(', ', nullif(o.address, ''), o.locality) end, ''), ''),
        'attention', coalesce(l.attention, '')) from organisation o left join lateral (
      select c.address, c.attention from benefit_claim c where c.organisation_id = o.id and c.kind = 'copy'
      order by c.id desc limit 1) l on true where o.id = ${organisationId}))`;
};

const adOf = (actor: Actor, year: string, now: Date): Sql => sql`json_build_object(
  'used', ${usedIn(actor.organisationId, 'ad', sql`${year}`)},
  'next', case when ${usedIn(actor.organisationId, 'ad', sql`${year}`)} < w.ad_pages then ${nextOf(actor, 'ad', sql`${year}`, sql`w.ad_pages`)} end,
  'issues', (select coalesce(json_agg(${issueOf(sql`m`)} order by m.year, m.number), '[]') from magazine_issue m
    where m.status = 'draft' and m.ads_until >= ${romanianDay(now)}::date),
  'claims', ${claimsOf(actor, sql`c.kind = 'ad' and (c.status in ${UNDER_WAY} or (c.scope = ${year} and c.status = 'printed'))`)})`;

const seatsOf = ({ organisationId }: Actor, year: string): Sql => sql`json_build_object(
  'used', ${usedIn(organisationId, 'seat', sql`${year}`)},
  'uses', (select coalesce(json_agg(json_build_object('id', s.id, 'title', s.title, 'href', s.href, 'at', s.used_at,
      'by', (select a.display_name from membership b join account a on a.id = b.account_id
        where b.account_id = s.account_id and b.organisation_id = s.organisation_id)) order by s.used_at desc), '[]')
    from benefit_seat s where s.organisation_id = ${organisationId} and s.scope = ${year} and s.given_back_at is null))`;

const RECENT = 5;

type StoredView = Omit<BenefitsView, 'copies' | 'ad' | 'history'> & {
  copies: Omit<BenefitsView['copies'], 'claims'> & { claims: StoredClaim<BenefitClaim>[] };
  ad: Omit<BenefitsView['ad'], 'claims'> & { claims: StoredClaim<BenefitClaim>[] };
  history: { total: number; items: StoredClaim<BenefitClaim>[] };
};

/** The benefits of the actor's firm: what the package holds this year, what is left, claims, and the last ones of all. */
export const readBenefits = async (db: Db, actor: Actor, now: Date): Promise<BenefitsView> => {
  const year = yearOf(now);
  const scope = String(year);
  const row = await oneRow(
    db,
    sql<{ json: StoredView }>`select json_build_object('year', ${year}::int,
      'package', json_build_object('copies', w.copies, 'adPages', w.ad_pages, 'seats', w.seats, 'price', w.price),
      'copies', ${copiesOf(actor)}, 'ad', ${adOf(actor, scope, now)}, 'seats', ${seatsOf(actor, scope)},
      'history', json_build_object('total', (select count(*)::int from benefit_claim where organisation_id = ${actor.organisationId}),
        'items', ${claimsOf(actor, sql`true`, sql`limit ${sql.lit(RECENT)}`)})) as json
    from (select coalesce(y.copies, 0) as copies, coalesce(y.ad_pages, 0) as ad_pages, coalesce(y.seats, 0) as seats, y.price
      from (select) one left join lateral (select w.* from ${allowanceIn(year)}) y on true) w`,
  );
  if (!row) throw new Error('the benefits of a firm are one row');
  const { copies, ad, history, ...view } = row.json;
  const offered = (claims: StoredClaim<BenefitClaim>[]) => claims.map((claim) => withActions(claim, actor, now));
  return {
    ...view,
    copies: { ...copies, claims: offered(copies.claims) },
    ad: { ...ad, claims: offered(ad.claims) },
    history: { ...history, items: offered(history.items) },
  };
};

/** A page of all claims of the actor's firm, the newest first. */
export const listOwnClaims = async (db: Db, actor: Actor, page: number, now: Date): Promise<OwnClaims> => {
  const row = await oneRow(
    db,
    sql<{ total: number; items: StoredClaim<BenefitClaim>[] }>`select
      (select count(*)::int from benefit_claim where organisation_id = ${actor.organisationId}) as total,
      ${claimsOf(actor, sql`true`, windowOf(page))} as items`,
  );
  const { total = 0, items = [] } = row ?? {};
  return { total, page, pageSize: PAGE_SIZE, items: items.map((claim) => withActions(claim, actor, now)) };
};

/** Reads the layout of a claim: for the firm's members, and for the association. */
export const layoutOf: ReadFile = (db, actor, wanted) =>
  attachedFile(
    db,
    wanted,
    sql`join benefit_claim c on c.id = a.claim_id`,
    sql`c.id = ${wanted.id} and ${actor.kind === 'admin' ? sql`true` : sql`c.organisation_id = ${actor.organisationId}`}`,
  );

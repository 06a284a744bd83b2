import type { ExchangeView } from '@psp/contracts/exchange';
import type { ExchangeText } from '@psp/contracts/exchange-bodies';
import { sql } from 'kysely';
import { attachedFile, type WantedFile } from '../../operating/attachments/read-file.ts';
import type { StoredFile } from '../../operating/files/store-file.ts';
import { picturesOf } from '../../operating/images/queries.ts';
import { isPublic, withAuthority } from '../../presenting/communities/queries.ts';
import { canBeInvited } from '../../sourcing/groups/candidates.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { IS_SHOWN } from '../../shown-review.ts';
import { alikeReasons, nearOf } from './alike.ts';
import { type ExchangeFacts, exchangeActions } from './exchange-project.entity.ts';
import { hasJoined, JOINED } from './joined-rows.ts';
import { pageOfQuestions, questionPairs, usualAnswerDays } from './question-queries.ts';
import { isOpenTo, isReaders, type Reader, showsCostsTo } from './readable.ts';

const ADOPTERS_SHOWN = 50;

const hasRow = (reader: Reader, table: 'exchange_follower' | 'exchange_thanks'): Sql =>
  reader
    ? sql`exists (select from ${sql.table(table)} w where w.exchange_id = x.id and w.account_id = ${reader.accountId}
        and w.organisation_id = ${reader.organisationId})`
    : sql`false`;
/* People who follow it and still belong to the organisation for which they do. */
const FOLLOWERS = sql`(select count(*) from exchange_follower w
  join membership m on m.account_id = w.account_id and m.organisation_id = w.organisation_id where w.exchange_id = x.id)`;

const FILES = sql`(select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'contentType', f.content_type,
    'size', f.size, 'isCopied', a.is_copied, 'downloads', coalesce(d.times, 0)) order by a.id), '[]')
  from attachment a join stored_file f on f.id = a.file_id
    left join exchange_download d on d.exchange_id = a.exchange_id and d.file_id = a.file_id where a.exchange_id = x.id)`;

/* The firm, once it agrees; before that for the two sides. Its published review, when the authority wrote one. */
const partnerFor = (
  reader: Reader,
): Sql => sql`(select json_build_object('id', f.id, 'name', f.name, 'state', x.partner_state,
    'isVerified', f.verified_at is not null, 'rating', f.rating::float8,
    'review', (select nullif(v.body, '') from review v where v.project_id = x.project_id and v.author_id = x.organisation_id
      and ${IS_SHOWN} limit 1),
    'projectNumber', (select r.number from service_request r join project p on p.request_id = r.id where p.id = x.project_id))
  from organisation f where f.id = x.partner_id and f.status = 'approved' and x.partner_state is not null
    and (x.partner_state = 'agreed' or ${isReaders(reader, sql`x.organisation_id`)} or ${isReaders(reader, sql`x.partner_id`)}))`;

/* Members and partners read the notes, visitors do not. */
const joinedFor = (
  reader: Reader,
): Sql => sql`(select coalesce(json_agg(json_build_object('authority', json_build_object('id', u.id, 'name', u.name),
    'note', ${reader ? sql`j.note` : sql`''`}, 'at', j.created_at,
    'canBeInvited', ${reader ? sql`(select ${canBeInvited(sql`x.organisation_id`)})` : sql`false`}) order by j.created_at, u.id), '[]')
  from ${JOINED})`;

/* Each with its public showcase, if it has one. */
const ADOPTERS = sql`(select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name,
    'communityId', (select c.id from community c ${withAuthority} where c.organisation_id = a.id and ${isPublic} and not c.is_test
      order by c.id limit 1)) order by a.first, a.id), '[]')
  from (select o.id, o.name, min(a.created_at) as first from exchange_adoption a join organisation o on o.id = a.organisation_id
    where a.exchange_id = x.id and o.id <> x.organisation_id group by o.id order by 3, 1 limit ${sql.lit(ADOPTERS_SHOWN)}) a)`;

const adoptedBy = (reader: Reader): Sql =>
  reader
    ? sql`(select json_build_object('id', r.id, 'number', r.number, 'isDraft', r.status = 'draft') from exchange_adoption a
        join service_request r on r.id = a.request_id
        where a.exchange_id = x.id and a.organisation_id = ${reader.organisationId} order by a.id desc limit 1)`
    : sql`null::json`;

const contactFor = (reader: Reader): Sql =>
  reader
    ? sql`(select json_build_object('id', a.id, 'name', a.display_name, 'role', x.content ->> 'contactRole') from account a
        join membership m on m.account_id = a.id and m.organisation_id = x.organisation_id where a.id = x.contact_id limit 1)`
    : sql`null::json`;

const hasAsked = (reader: Reader, which: Sql): Sql => sql`exists (select from exchange_question q
  where q.exchange_id = x.id and ${which} and ${isReaders(reader, sql`q.organisation_id`)})`;

type Stored = Omit<
  ExchangeView,
  'actions' | 'what' | 'why' | 'costs' | 'steps' | 'lessons' | 'canNamePartner' | 'nextQuestions'
> & {
  text: ExchangeText;
  facts: ExchangeFacts;
};

/** Reads a project for a member, or a visitor (null); null for one that the reader may not open. */
export const readExchange = async (db: Db, reader: Reader, id: string, now: Date): Promise<ExchangeView | null> => {
  const near = await nearOf(db, reader);
  const mine = isReaders(reader, sql`x.organisation_id`);
  const row = await oneRow(
    db,
    sql<{ json: Stored }>`select jsonb_build_object('id', x.id, 'number', x.number, 'title', x.title, 'stage', x.stage,
      'status', x.status, 'domain', x.domain_slug, 'authority', json_build_object('id', u.id, 'name', u.name),
      'county', x.county_code, 'population', x.population, 'alike', ${alikeReasons(reader, near)},
      'cost', case when ${showsCostsTo(reader)} then x.cost end, 'sources', x.sources, 'startedOn', x.started_on,
      'endedOn', x.ended_on, 'progress', x.progress, 'adoptions', x.adoptions,
      'seeksPartners', x.seeks_partners and x.group_request_id is null, 'isOwn', ${mine})
      || jsonb_build_object('version', x.version, 'revision', x.revision, 'publishedAt', x.published_at, 'updatedAt', x.updated_at,
      'text', x.content, 'showsCosts', x.shows_costs, 'files', ${FILES}, 'pictures', ${picturesOf(sql`x.image_ids`, sql`x.image_alts`)},
      'partner', ${partnerFor(reader)}, 'contact', ${contactFor(reader)}, 'answerDays', ${usualAnswerDays(reader)}, 'adopters', ${ADOPTERS}, 'followers', ${FOLLOWERS},
      'thanks', x.thanks, 'isFollowed', ${hasRow(reader, 'exchange_follower')}, 'isThanked', ${hasRow(reader, 'exchange_thanks')},
      ${questionPairs(reader)}, 'joined', ${joinedFor(reader)},
      'hasAsked', ${hasAsked(reader, sql`true`)}, 'hasRemovedQuestion', ${hasAsked(reader, sql`q.removed_at is not null`)},
      'isJoined', ${hasJoined(reader)},
      'group', (select json_build_object('id', r.id, 'number', r.number) from service_request r
        where r.id = x.group_request_id and ${mine}),
      'adopted', ${adoptedBy(reader)}, 'projectId', case when ${mine} then x.project_id end,
      'reason', case when ${mine} then x.reason end,
      'facts', json_build_object('status', x.status, 'stage', x.stage, 'organisationId', x.organisation_id, 'projectId', x.project_id,
        'partnerState', x.partner_state, 'seeksPartners', x.seeks_partners, 'groupRequestId', x.group_request_id)) as json
    from exchange_project x join organisation u on u.id = x.organisation_id where x.id = ${id} and ${isOpenTo(reader)}`,
  );
  return row && shownTo(reader, row.json, now);
};

const shownTo = (reader: Reader, { text, facts, ...view }: Stored, now: Date): ExchangeView => {
  const { what, why, steps, lessons } = text;
  const actions = reader ? exchangeActions(facts, reader, now) : [];
  const costs = view.showsCosts || view.isOwn ? text.costs : [];
  const { items: questions, next: nextQuestions } = pageOfQuestions(view.questions);
  const canNamePartner = actions.includes('namePartner');
  return { ...view, questions, nextQuestions, what, why, steps, lessons, costs, actions, canNamePartner };
};

/** Reads a file of a project that the reader may open. */
export const fileOfExchange = (db: Db, reader: Reader, wanted: WantedFile): Promise<StoredFile | null> =>
  attachedFile(
    db,
    wanted,
    sql`join exchange_project x on x.id = a.exchange_id`,
    sql`x.id = ${wanted.id} and ${isOpenTo(reader)}`,
  );

import { MOST_PARTICIPANTS } from '@psp/contracts/group-size';
import { DEFAULT_WEIGHTS } from '@psp/contracts/scores';
import { DESCRIPTION_MAX, type RequestContent } from '@psp/contracts/service-requests';
import { sql } from 'kysely';
import { actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { cutText } from '../../cut-text.ts';
import { DomainError } from '../../errors.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { canBeInvited } from '../../sourcing/groups/candidates.ts';
import { inviteAuthority } from '../../sourcing/groups/lead.ts';
import { createDraft } from '../../sourcing/service-requests/write-request.ts';
import { oneRow } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { ExchangeProject } from './exchange-project.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { lockPublished, ownExchange, recordUse } from './own-project.ts';

/**
 * Joins a wanted project that seeks partners; joining again replaces the note. Throws `not_found`, `exchange.not_published`,
 * `exchange.own`, `exchange.not_wanted`, `exchange.group_made`, `rate.limited`.
 */
export const joinExchange = async (write: Write<Actor>, { id, note }: { id: string; note: string }): Promise<void> => {
  const { db, actor, now } = write;
  const project = await lockPublished(write, id);
  if (project.organisationId === actor.organisationId) throw new DomainError('exchange.own');
  if (!project.seeksPartners) throw new DomainError('exchange.not_wanted');
  if (project.groupRequestId) throw new DomainError('exchange.group_made');
  await countAttempt(write, 'exchange-join:organisation', actor.organisationId);
  const changed = await oneRow(
    db,
    sql<{ isNew: boolean }>`insert into exchange_join as j (exchange_id, organisation_id, account_id, note, created_at)
      values (${id}, ${actor.organisationId}, ${actor.accountId}, ${note}, ${now})
      on conflict (exchange_id, organisation_id) do update set note = excluded.note where j.note <> excluded.note
      returning (xmax = 0) as "isNew"`,
  );
  if (!changed) return;
  recordUse(write, project, 'join', { details: { on: true } });
  if (changed.isNew) notify(write, [project.organisationId], NOTIFICATIONS.joined(project, actor.organisationName));
};

/** Leaves a project in any state of it; without effect where the authority has not joined. Throws `not_found` for an unknown one. */
export const leaveExchange = async (write: Write<Actor>, { id }: { id: string }): Promise<void> => {
  const { db, actor } = write;
  const project = await lock(write, ExchangeProject, { id, status: { $ne: 'draft' } });
  const gone = sql`delete from exchange_join where exchange_id = ${id} and organisation_id = ${actor.organisationId} returning 1`;
  if (!(await oneRow(db, gone))) return;
  recordUse(write, project, 'join', { details: { on: false } });
  notify(write, [project.organisationId], NOTIFICATIONS.left(project, actor.organisationName));
};

/** Content of a request made of a project. What only the authority that makes it knows stays empty. */
export const requestOf = (
  { title, content, domainSlug }: ExchangeProject,
  county: RequestContent['countyCode'],
  files: string[] = [],
): RequestContent => ({
  title,
  category: domainSlug ?? null,
  description: cutText([content.what, content.why].filter((text) => text !== '').join('\n\n'), DESCRIPTION_MAX),
  deadline: null,
  budgetMin: null,
  budgetMax: null,
  countyCode: county,
  locality: '',
  urgency: 'medium',
  visibility: 'all',
  invited: [],
  attachments: files,
  weights: DEFAULT_WEIGHTS,
});

type Place = Parameters<typeof NOTIFICATIONS.grouped>[2];

/* The authorities that joined, in order, with their place in the group request; of those that may be invited, the chosen ones are. */
const placesIn = async ({ db, actor }: Write<Actor>, id: string, chosen: readonly string[] | undefined) => {
  const joined = await db.run(sql<{ id: string; place: Place }>`select u.id,
      case when ${canBeInvited(actor.organisationId)} then 'invited' when u.status <> 'approved' then 'inactive' else 'elsewhere' end as place
    from exchange_join j join organisation u on u.id = j.organisation_id
    where j.exchange_id = ${id} and u.id <> ${actor.organisationId} order by j.created_at, u.id`);
  const isLeftOut = (authority: string) => chosen !== undefined && !chosen.includes(authority);
  return joined.map((one) => (one.place === 'invited' && isLeftOut(one.id) ? { ...one, place: 'full' as const } : one));
};

/**
 * Makes a draft of a group request of a wanted project, led by its authority, and invites the authorities that joined and may be
 * invited, or of these the chosen ones; the others are told why they are not. Returns the request's id. Throws
 * `exchange.nobody_joined`, `exchange.group_choose` where a group request does not take all of them, `exchange.group_made`,
 * `exchange.not_wanted`.
 */
export const formGroup = async (
  write: Write<Actor>,
  { id, version, authorities }: Versioned & { authorities?: readonly string[] | undefined },
): Promise<string> => {
  const { actor, now } = write;
  const project = await lock(write, ExchangeProject, ownExchange.where(id, actor));
  const joined = await placesIn(write, id, authorities);
  const invited = joined.filter(({ place }) => place === 'invited');
  if (invited.length === 0) throw new DomainError('exchange.nobody_joined');
  if (invited.length > MOST_PARTICIPANTS) throw new DomainError('exchange.group_choose');
  const requestId = await createDraft(write, {
    content: requestOf(project, project.countyCode ?? null),
    kind: 'group',
  });
  const form = () => project.formGroup(actor, requestId, now);
  actOnLocked(write, { entity: 'exchange-project', row: project, version }, form, { details: { request: requestId } });
  await flush(write);
  for (const authority of invited) await inviteAuthority(write, { id: requestId, authorityId: authority.id });
  for (const authority of joined)
    notify(write, [authority.id], NOTIFICATIONS.grouped(project, actor.organisationName, authority.place));
  return requestId;
};

import { isLapsed } from '@psp/contracts/lapsed-filter';
import { type OpportunityQuery, opportunityQuery } from '@psp/contracts/opportunities';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { DomainError } from '../../../errors.ts';
import type { Db } from '../../../read-db.ts';
import { allOf, type Sql } from '../../../sql.ts';
import { isOpen } from '../../service-requests/sealed.ts';
import { answerable, fitsQuery } from '../list.ts';

/** Order and page say nothing of what fits. */
const CONDITIONS = opportunityQuery.omit({ sort: true, page: true, since: true }).strip();
export type Conditions = Omit<OpportunityQuery, 'sort' | 'page' | 'since'>;

/** The filters of an address; null for those that this release does not know. */
export const conditionsOf = (query: string): Conditions | null =>
  CONDITIONS.safeParse(Object.fromEntries(new URLSearchParams(query))).data ?? null;

/** True for the states of which something can be new: what ended, was answered or is ignored is no news. */
export const isOfOpen = ({ status }: Conditions): boolean => status === 'active' || status === 'all';

/** Throws `saved-filter.lapsed`, `saved-filter.no_alerts` for filters of which nobody can be told what is new. */
export const expectAlertable = (query: string): Conditions => {
  if (isLapsed(query)) throw new DomainError('saved-filter.lapsed');
  const conditions = conditionsOf(query);
  if (!conditions || !isOfOpen(conditions)) throw new DomainError('saved-filter.no_alerts');
  return conditions;
};

/** Whose filters they are. */
export type Firm = Pick<Actor, 'organisationId' | 'status'>;

interface Kept {
  id: string;
  conditions: Conditions;
}

const unseen = (id: string, where: Sql): Sql => sql`insert into saved_filter_seen (saved_filter_id, request_id)
  select ${id}, r.id from service_request r where ${where} on conflict do nothing returning request_id`;

/** Counts what fits a filter now as seen, whether the firm ignores or has answered it or not: alerts tell of what comes after. */
export const seeAll = async (db: Db, firm: Firm, { id, conditions }: Kept): Promise<void> => {
  await db.run(unseen(id, allOf(isOpen, fitsQuery(firm, conditions))));
};

export interface NewOpportunity {
  id: string;
  number: string;
  title: string;
  uat: string;
  /** ISO text. */
  deadline: string;
}

/** A filter with what is new under it. */
export interface Found {
  name: string;
  query: string;
  opportunities: NewOpportunity[];
}

/** Counts as seen what fits a filter, can be answered and was not seen yet, and returns it, what ends first first. */
export const seeNew = (db: Db, firm: Firm, { id, conditions }: Kept): Promise<NewOpportunity[]> =>
  db.run(sql<NewOpportunity>`with seen as (${unseen(id, allOf(answerable(firm), fitsQuery(firm, conditions)))})
    select r.id, r.number, r.title, u.name as uat, to_json(r.deadline) #>> '{}' as deadline from seen
      join service_request r on r.id = seen.request_id join organisation u on u.id = r.organisation_id
    order by r.deadline, r.id`);

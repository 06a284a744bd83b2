import type { HistoryEntry } from '@psp/contracts/common';
import type { RequestContent, RequestView } from '@psp/contracts/service-requests';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import {
  type ClarificationFile,
  clarificationFiles,
  readClarifications,
  type Transcript,
} from '../../communicating/messages/transcript.ts';
import { found } from '../../load.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import { valueName } from '../../operating/taxonomies/values.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { readRequest } from '../service-requests/queries.ts';
import { isCompared, isConfirmed, shownToAuthority } from '../offers/queries.ts';
import { isComplete } from './queries.ts';
import { type ComparedAmounts, comparedAmounts } from './limits.ts';

/** A firm that was notified of the request or, once offers are opened, one that found it on its own. */
export interface NotifiedFirm {
  name: string;
  place: string;
  invited: boolean;
  /** When it was notified; null for a firm that found the request on its own. */
  toldAt: string | null;
  /** Null also while offers are sealed. */
  viewedAt: string | null;
  /** Whether it has an opened offer or answer; null while offers are sealed. */
  hasOffer: boolean | null;
}

export interface Revision {
  revision: number;
  createdAt: string;
  content: RequestContent;
}

/** Content of a purchase file. */
export interface PurchaseContent {
  code: string;
  createdAt: string;
  authority: { id: string; name: string; county: string | null };
  request: RequestView;
  /** Name of the domain of the request when the file is made. */
  domain: string | null;
  revisions: Revision[];
  told: NotifiedFirm[];
  attachments: Attachment[];
  /** Conversations with firms between the opening and the choice. */
  clarifications: Transcript[];
  /** Files of all clarifications, also of those omitted from the transcripts. */
  clarificationFiles: ClarificationFile[];
  limits: ComparedAmounts;
  /** Names people of the authority; for other people only their organisation. */
  history: HistoryEntry[];
  /** People of the authority in the history, by their first act. */
  people: ActingPerson[];
  /** Whether the file was requested after the choice, the conclusion or the end of the request. */
  isComplete: boolean;
}

/** A person of the authority and their recorded acts. */
export interface ActingPerson {
  name: string;
  position: string;
  /** Distinct act names. */
  actions: string[];
}

/** A file of the request, with the revisions that have it, or of an opened offer. */
export interface Attachment {
  name: string;
  key: string;
  createdAt: string;
  /** Null for the authority's files. */
  firma: string | null;
  addedIn: number;
  removedIn: number | null;
}

interface PendingFile {
  code: string;
  createdAt: string;
  requestId: string;
  authority: PurchaseContent['authority'];
  isComplete: boolean;
  domain: string | null;
}

/** Reads the content of a purchase file that is still to be built; null if it is ready or failed. */
export const purchaseContent = async (db: Db, id: string, now: Date): Promise<PurchaseContent | null> => {
  const pending = await oneRow(
    db,
    sql<PendingFile>`select d.code, d.created_at as "createdAt", d.request_id as "requestId",
        ${isComplete} as "isComplete",
        (select ${valueName('domains', sql`r.category`)} from service_request r where r.id = d.request_id) as domain,
        json_build_object('id', u.id, 'name', u.name, 'county', c.name) as authority
      from purchase_file d join organisation u on u.id = d.organisation_id left join county c on c.code = u.county_code
      where d.id = ${id} and d.ready_at is null and d.failed_at is null`,
  );
  if (!pending) return null;
  const { requestId, authority, code, createdAt, ...state } = pending;
  const request = found(await readRequest(db, readerOf(authority), requestId, now));
  const asked = new Date(createdAt);
  const [revisions, told, attachments, clarifications, clarified, limits, history, people] = await Promise.all([
    revisionsOf(db, requestId),
    notifiedFirms(db, request),
    attachmentsOf(db, readerOf(authority), requestId),
    readClarifications(db, requestId),
    clarificationFiles(db, requestId),
    comparedAmounts(db, readerOf(authority), request, asked),
    historyOfPurchase(db, readerOf(authority), requestId),
    actingPeople(db, authority.id, requestId),
  ]);
  return {
    code,
    createdAt: asked.toISOString(),
    authority,
    request,
    revisions,
    told,
    attachments,
    clarifications,
    clarificationFiles: clarified,
    limits,
    history,
    people,
    ...state,
  };
};

const readerOf = ({ id, name }: PurchaseContent['authority']): Actor => ({
  ...{ accountId: id, displayName: name, organisationId: id, organisationName: name },
  ...{ kind: 'uat', role: 'viewer', status: 'approved' },
});

const revisionsOf = (db: Db, requestId: string): Promise<Revision[]> =>
  db.run(sql<Revision>`select revision, created_at as "createdAt", content from service_request_revision
    where request_id = ${requestId} order by revision`);

/*
 * The audit names the notified firms only since purchase files exist; for earlier requests only the invitations are known. Firms
 * that viewed the request are named only once offers are opened: among few viewers the bidders could be guessed.
 */
const notifiedFirms = (db: Db, { id, openedAt }: RequestView): Promise<NotifiedFirm[]> =>
  db.run(sql<NotifiedFirm>`with sent as (
      select a.at, f.id::uuid as id from audit a, jsonb_array_elements_text(coalesce(a.details -> 'told', '[]')) f(id)
      where a.entity_id = ${id} and a.action = 'service-request.send' and a.outcome = 'done'),
    viewed as (
      select organisation_id, viewed_at from service_request_view where request_id = ${id} and ${openedAt !== null}::boolean),
    known as (
      select id from sent union select organisation_id from service_request_invitation where request_id = ${id}
      union select organisation_id from viewed)
    select f.name, concat_ws(', ', nullif(f.locality, ''), nullif(c.name, f.locality)) as place, i.created_at is not null as invited,
      coalesce(s.at, i.created_at) as "toldAt", v.viewed_at as "viewedAt",
      case when ${openedAt !== null}::boolean then exists (select from offer o where o.request_id = ${id}
        and o.organisation_id = f.id and ${isCompared}) or f.id in (
          select n.organisation_id from consultation_answer n where n.request_id = ${id} and n.status = 'submitted') end as "hasOffer"
    from known k join organisation f on f.id = k.id left join county c on c.code = f.county_code
      left join sent s on s.id = k.id
      left join service_request_invitation i on i.request_id = ${id} and i.organisation_id = k.id
      left join viewed v on v.organisation_id = k.id
    order by f.name, f.id`);

const attachmentsOf = (db: Db, actor: Actor, requestId: string): Promise<Attachment[]> =>
  db.run(sql<Attachment>`select f.name, f.storage_key as key, a.created_at as "createdAt", w.name as firma,
      a.added_in as "addedIn", a.removed_in as "removedIn"
    from (select a.id, a.file_id, a.added_in, a.removed_in, coalesce(o.organisation_id, n.organisation_id) as firma_id, f.created_at
        from attachment a join stored_file f on f.id = a.file_id left join offer o on o.id = a.offer_id
          left join consultation_answer n on n.id = a.answer_id
          left join service_request r on r.id = case when o.request_id is null then n.request_id else o.request_id end
        where a.request_id = ${requestId} or o.request_id = ${requestId} and ${shownToAuthority(actor)}
          or n.request_id = ${requestId} and n.status = 'submitted' and r.opened_at is not null) a
      join stored_file f on f.id = a.file_id left join organisation w on w.id = a.firma_id
    order by w.name nulls first, a.id`);

/* Ids of the entities whose history the authority may read. Only answered questions are included, without who asked. */
const purchaseIds = (requestId: string): Sql => sql`select r.id from service_request r where r.id = ${requestId}
    union all select o.id from offer o join service_request r on r.id = o.request_id
      where r.id = ${requestId} and r.opened_at is not null and o.status not in ('draft', 'withdrawn') and ${isConfirmed}
    union all select n.id from consultation_answer n join service_request r on r.id = n.request_id
      where r.id = ${requestId} and r.opened_at is not null and n.status = 'submitted'
    union all select q.id from question q where q.request_id = ${requestId} and q.answer is not null`;

const historyOfPurchase = async (db: Db, reader: Actor, requestId: string): Promise<HistoryEntry[]> => {
  const row = await oneRow(
    db,
    sql<{ entries: HistoryEntry[] }>`select ${historyOf(purchaseIds(requestId), reader)} as entries`,
  );
  return found(row).entries;
};

const actingPeople = (db: Db, authorityId: string, requestId: string): Promise<ActingPerson[]> =>
  db.run(sql<ActingPerson>`select name, position, array_agg(action order by first, action) as actions
    from (select who.id, who.display_name as name, who.position, a.action, min(a.at) as first
      from audit a join account who on who.id = a.account_id
      where a.entity_id in (${purchaseIds(requestId)}) and a.outcome = 'done' and a.organisation_id = ${authorityId}
      group by who.id, who.display_name, who.position, a.action) acts
    group by id, name, position order by min(first), id`);

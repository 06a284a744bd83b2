import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import type { TimedStep } from '../../capability.ts';
import { type Message, notify, notifyAdmins, notifyMembers } from '../../operating/notifications/notify.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { NOTIFICATIONS } from './notifications.ts';

interface Reader {
  kind: Kind;
  organisationId: string;
  accounts: string[];
}

/* Notifies people, each as a member of an organisation that reads the document. */
const tellReaders = async (
  write: Write<unknown>,
  id: string,
  people: Sql,
  message: (kind: Kind) => Message,
): Promise<void> => {
  const readers = await write.db.run(
    sql<Reader>`select o.kind, o.id as "organisationId", array_agg(distinct p.account_id) as accounts
      from (${people}) p (account_id, organisation_id) join organisation o on o.id = p.organisation_id
      join library_document d on d.id = ${id} and d.status = 'published'
        and (d.access in ('visitors', 'signed_in') or d.access = case o.kind when 'uat' then 'members' else 'partners' end)
      where o.status = 'approved' group by o.id, o.kind order by o.id`,
  );
  for (const { kind, organisationId, accounts } of readers)
    notifyMembers(write, organisationId, accounts, message(kind));
};

/** Notifies those who have a document as favourite, and still read it, of its new version. */
export const tellOfVersion = (
  write: Write<unknown>,
  document: { id: string; title: string },
  note: string,
): Promise<void> =>
  tellReaders(
    write,
    document.id,
    sql`select account_id, organisation_id from library_favourite where document_id = ${document.id}`,
    (kind) => NOTIFICATIONS.changed(kind, document, note),
  );

/** Notifies the organisation that proposed a document, if any. */
export const tellProposer = async (
  write: Write<unknown>,
  { organisationId }: { organisationId?: string | null },
  message: (kind: Kind) => Message,
): Promise<void> => {
  const proposer = await oneRow(
    write.db,
    sql<{ kind: Kind }>`select kind from organisation where id = ${organisationId ?? null}::uuid`,
  );
  if (organisationId && proposer) notify(write, [organisationId], message(proposer.kind));
};

/** Notifies the reader who reported an error of the answer. */
export const tellOfAnswer = async (write: Write<unknown>, reportId: string, answer: string): Promise<void> => {
  const document = await oneRow(
    write.db,
    sql<{
      id: string;
      title: string;
    }>`select d.id, d.title from library_report r join library_document d on d.id = r.document_id
      where r.id = ${reportId}`,
  );
  if (!document) return;
  const reporter = sql`select account_id, organisation_id from library_report where id = ${reportId}`;
  await tellReaders(write, document.id, reporter, (kind) => NOTIFICATIONS.answered(kind, document, answer));
};

const isOld = (now: Date) => sql`d.status = 'published' and d.verified_on is not null
  and d.reminded_of is distinct from d.verified_on
  and d.verified_on <= ((${now}::timestamptz at time zone 'Europe/Bucharest') - interval '1 year')::date`;

/** Reminds whoever answers for a document when its last check is a year old; all of the association once they have left it. */
export const remindOwners: TimedStep = {
  due: (now) => sql`select d.id from library_document d where ${isOld(now)}`,
  apply: async (write, id) => {
    const { db, now } = write;
    // Only the process that updates the row notifies.
    const due = await oneRow(
      db,
      sql<{ id: string; title: string; ownerId: string; organisationId: string | null }>`update library_document d
        set reminded_of = verified_on where d.id = ${id} and ${isOld(now)}
        returning d.id, d.title, d.owner_id as "ownerId", (select m.organisation_id from membership m
          join organisation o on o.id = m.organisation_id and o.kind = 'admin' where m.account_id = d.owner_id limit 1) as "organisationId"`,
    );
    if (!due) return;
    const message = NOTIFICATIONS.old(due);
    if (due.organisationId) notifyMembers(write, due.organisationId, [due.ownerId], message);
    else notifyAdmins(write, message);
  },
};

import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import { type Message, notify } from '../../operating/notifications/notify.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { NOTIFICATIONS as OF_ACTS } from '../legislation/notifications.ts';
import { remindOwnersOf } from '../opinions/remind-owners.ts';
import { ACT, DOCUMENT } from '../opinions/subject.ts';
import { tellFavourites, tellReaders } from '../opinions/tell-readers.ts';
import { NOTIFICATIONS } from './notifications.ts';

/** Notifies those who have a document as favourite, and still read it, of its new version. */
export const tellOfVersion = (
  write: Write<unknown>,
  document: { id: string; title: string },
  note: string,
): Promise<void> => tellFavourites(write, DOCUMENT, document.id, (kind) => NOTIFICATIONS.changed(kind, document, note));

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

/** Notifies the reader who reported an error in a document or an act of the answer. */
export const tellOfAnswer = async (write: Write<unknown>, reportId: string, answer: string): Promise<void> => {
  const about = await oneRow(
    write.db,
    sql<{
      id: string;
      title: string;
      isAct: boolean;
    }>`select coalesce(d.id, l.id) as id, coalesce(d.title, l.number || ' ' || l.title) as title, l.id is not null as "isAct"
      from library_report r left join library_document d on d.id = r.document_id left join legal_act l on l.id = r.act_id
      where r.id = ${reportId}`,
  );
  if (!about) return;
  const people = sql`select account_id, organisation_id from library_report where id = ${reportId}`;
  const { answered } = about.isAct ? OF_ACTS : NOTIFICATIONS;
  await tellReaders(write, about.isAct ? ACT : DOCUMENT, { id: about.id, people }, (kind) =>
    answered(kind, about, answer),
  );
};

/** Reminds whoever answers for a document when its last check is a year old. */
export const remindOwners = remindOwnersOf(DOCUMENT, NOTIFICATIONS.old);

import type { Terms } from '@psp/contracts/amendments';
import type { ProjectView } from '@psp/contracts/projects';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import type { PaperParty } from '../../sourcing/offers/paper.ts';
import { oneRow } from '../../sql.ts';
import { readProject } from '../projects/queries.ts';

/** One of the two sides of the project. */
export interface Side extends PaperParty {
  id: string;
}

/** Content of a reception note. */
export interface NoteContent {
  code: string;
  createdAt: string;
  uat: Side;
  firma: Side;
  project: Pick<
    ProjectView,
    | 'title'
    | 'request'
    | 'vatRate'
    | 'priceWithVat'
    | 'createdAt'
    | 'startedAt'
    | 'milestones'
    | 'deliveries'
    | 'files'
    | 'remarks'
  >;
  /** Terms at the acceptance of the offer, and current terms. */
  terms: { first: Terms; last: Terms };
  /** Accepted amendments, oldest first. */
  amendments: NonNullable<ProjectView['amendments']>;
  /** `by` is the name of the person; null if it is not known any more. */
  accepted: { at: string; by: string | null };
}

interface PendingNote {
  code: string;
  createdAt: string;
  projectId: string;
  uat: Side;
  firma: Side;
  acceptedBy: string | null;
}

const side = (table: 'u' | 'f') => {
  const of = sql.raw(table);
  return sql`(select json_build_object('id', ${of}.id, 'name', ${of}.name, 'cui', ${of}.cui,
    'registrationNumber', ${of}.registration_number, 'address', ${of}.address, 'locality', ${of}.locality,
    'county', (select name from county where code = ${of}.county_code), 'representative', ${of}.legal_representative))`;
};

/** Reads the content of a note that is still to be built; null if it is ready or failed. */
export const noteContent = async (db: Db, id: string, now: Date): Promise<NoteContent | null> => {
  const pending = await oneRow(
    db,
    sql<PendingNote>`select n.code, n.created_at as "createdAt", p.id as "projectId", ${side('u')} as uat, ${side('f')} as firma,
        (select who.display_name from audit a join account who on who.id = a.account_id
          where a.entity_id = p.id and a.action = 'project.accept' and a.outcome = 'done'
          order by a.id desc limit 1) as "acceptedBy"
      from reception_note n join project p on p.id = n.project_id
        join organisation u on u.id = p.uat_id join organisation f on f.id = p.firma_id
      where n.id = ${id} and n.ready_at is null and n.failed_at is null`,
  );
  if (!pending) return null;
  const { projectId, acceptedBy, code, uat, firma } = pending;
  const whole = found(await readProject(db, readerOf(uat), projectId, now));
  const {
    title,
    request,
    vatRate,
    priceWithVat,
    createdAt,
    startedAt,
    milestones,
    deliveries = [],
    files,
    remarks,
  } = whole;
  const last = { dueOn: whole.dueOn, price: whole.price };
  const amendments = (whole.amendments ?? []).filter(({ status }) => status === 'accepted').toReversed();
  return {
    ...{ code, uat, firma, createdAt: new Date(pending.createdAt).toISOString(), amendments },
    project: {
      ...{ title, request, vatRate, priceWithVat, createdAt, startedAt, milestones, files, remarks },
      deliveries: deliveries.toReversed(),
    },
    terms: { first: amendments[0]?.before ?? last, last },
    accepted: { at: whole.completedAt ?? pending.createdAt, by: acceptedBy },
  };
};

const readerOf = ({ id, name }: Side): Actor => ({
  ...{ accountId: id, displayName: name, organisationId: id, organisationName: name },
  ...{ kind: 'uat', role: 'viewer', status: 'approved' },
});

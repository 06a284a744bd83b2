import type { OfferContent } from '@psp/contracts/offers';
import type { OfferStatus } from '@psp/contracts/offer-names';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { offerFiles } from '../../operating/attachments/queries.ts';
import { wholeContentOf } from './content.ts';

/** An organisation as a printed document names it. */
export interface PaperParty {
  name: string;
  cui: string | null;
  registrationNumber: string | null;
  address: string;
  locality: string;
  county: string | null;
  representative: string;
}

/** Content of the printed document of an offer. */
export interface OfferPaper {
  /** The request's number with six letters of the offer's id: a running number would reveal how many offers there are. */
  number: string;
  status: OfferStatus;
  submittedAt: string | null;
  /** Null unless the offer is withdrawn. */
  withdrawnAt: string | null;
  requestRevision: number;
  firm: PaperParty;
  request: { number: string; title: string; authority: string };
  content: OfferContent;
  attachments: { name: string }[];
}

/** Reads an offer of the actor's firm, in any status, for its printed document. Throws `not_found` for another firm's offer. */
export const offerPaper = async (db: Db, { organisationId }: Actor, id: string): Promise<OfferPaper> => {
  const row = await oneRow(
    db,
    sql<{
      json: OfferPaper;
    }>`select json_build_object('number', r.number || '/' || upper(right(o.id::text, 6)), 'status', o.status, 'submittedAt', o.submitted_at,
        'withdrawnAt', case when o.status = 'withdrawn' then coalesce((select max(a.at) from audit a
          where a.entity_id = o.id and a.action = 'offer.withdraw' and a.outcome = 'done'), o.updated_at) end,
        'requestRevision', o.request_revision, 'content', ${wholeContentOf}, 'attachments', ${offerFiles},
        'firm', json_build_object('name', f.name, 'cui', f.cui,
          'registrationNumber', f.registration_number, 'representative', f.legal_representative, 'address', f.address, 'locality', f.locality, 'county', c.name),
        'request', json_build_object('number', r.number, 'title', r.title, 'authority', u.name)) as json
      from offer o join service_request r on r.id = o.request_id join organisation u on u.id = r.organisation_id
        join organisation f on f.id = o.organisation_id left join county c on c.code = f.county_code
      where o.id = ${id} and o.organisation_id = ${organisationId}`,
  );
  return found(row).json;
};

import { saidKind } from '@psp/contracts/purchase-kinds';
import type { PurchaseKind } from '@psp/contracts/thresholds';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import { suggestCpvCodes } from '../../operating/taxonomies/cpv/suggest.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';

/** Suggests CPV codes for the saved text of one of the authority's requests, as JSON text (`cpvList`). Throws `not_found`. */
export const cpvForRequest = async (db: Db, { organisationId }: Actor, id: string): Promise<string> => {
  const request = found(
    await oneRow(
      db,
      sql<{
        title: string;
        text: string;
        kind: PurchaseKind | null;
      }>`select title, description as text, purchase_kind as kind
        from service_request where id = ${id} and organisation_id = ${organisationId}`,
    ),
  );
  return suggestCpvCodes(db, { ...request, kind: saidKind({ title: request.title, purchaseKind: request.kind }) });
};

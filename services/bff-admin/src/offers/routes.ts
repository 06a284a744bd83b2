import { implement, type Reply } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendTable } from '@psp/bff-kit/tables/send-table';
import { callerOf, writeAs } from '@psp/bff-kit/write';
import { overseenOfferOperations } from '@psp/contracts/overseen-operations';
import { EXPORT_COLUMNS, exportAllOffers, listAllOffers } from '@psp/domain/overseeing/offers/list';
import { readOverseenOffer } from '@psp/domain/overseeing/offers/queries';
import { strings } from '@psp/domain/overseeing/records/strings';

/** The offers that their authorities have opened. */
export const offerRoutes = (app: PortalApp): void =>
  implement(app, 'admin', overseenOfferOperations, {
    list: ({ db }, query) => listAllOffers(db, query),
    export: async ({ request }, { format, ...filters }, reply: Reply) => {
      const rows = await writeAs(request, callerOf(request), (write) => exportAllOffers(write, filters));
      return sendTable(reply, { name: strings.offers, format, columns: EXPORT_COLUMNS, rows });
    },
    view: ({ db }, { id }) => readOverseenOffer(db, id),
  });

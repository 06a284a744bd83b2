import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendTable } from '@psp/bff-kit/tables/send-table';
import { bulkActOperations } from '@psp/contracts/bulk-acts';
import { found } from '@psp/domain/load';
import { listBulkActs, readBulkAct, readBulkResults } from '@psp/domain/overseeing/users/bulk/queries';
import { countOrganisations, countSignUps, startBulkAct, stopBulkAct } from '@psp/domain/overseeing/users/bulk/start';
import { RESULTS } from '@psp/domain/overseeing/users/bulk/strings';
import { actsOn, type Reading } from '../acts-on.ts';

const viewOf = ({ db, actor, now }: Reading, id: string) => readBulkAct(db, actor, id, now);

/** Acts of the association on many organisations or people at once. */
export const bulkActRoutes = (app: PortalApp): void =>
  implement(app, 'admin', bulkActOperations, {
    list: ({ db }, query) => listBulkActs(db, query),
    organisations: ({ db }, query) => countOrganisations(db, query),
    people: ({ db }, query) => countSignUps(db, query),
    view: (read, { id }) => viewOf(read, id),
    results: async (read, { id }, reply) => {
      found(await viewOf(read, id));
      return sendTable(reply, {
        name: RESULTS.file,
        format: 'csv',
        rows: await readBulkResults(read.db, id),
        columns: [
          { label: RESULTS.name, value: ({ name }) => name },
          { label: RESULTS.result, value: ({ result }) => result },
          { label: RESULTS.reason, value: ({ problem }) => problem },
        ],
      });
    },
    start: acting({ command: startBulkAct, answer: async (write, id: string) => viewOf(write, id) }),
    stop: actsOn(viewOf)(stopBulkAct),
  });

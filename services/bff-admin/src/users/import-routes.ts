import { implement, type Read } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { csvOf } from '@psp/bff-kit/tables/csv';
import { sendTable } from '@psp/bff-kit/tables/send-table';
import { RECEPTION, receiveFile } from '@psp/bff-kit/uploads/receive-file';
import { change } from '@psp/bff-kit/write';
import { ORGANISATION_IMPORT_BYTES, ORGANISATION_IMPORT_COLUMNS } from '@psp/contracts/organisation-import-names';
import { organisationImportOperations } from '@psp/contracts/organisation-imports';
import { revokeFounding } from '@psp/domain/joining/members/founding/revoke';
import { found } from '@psp/domain/load';
import { createImport, dropImport, startImport } from '@psp/domain/overseeing/users/imports/commands';
import {
  listImports,
  listRows,
  readFoundingInvitation,
  readImport,
  readRefused,
  type RefusedRow,
} from '@psp/domain/overseeing/users/imports/queries';
import { examplesOf, FILES, LINE_COLUMN, REASON_COLUMN } from '@psp/domain/overseeing/users/imports/strings';
import { namesOf, readOffered } from '@psp/domain/operating/taxonomies/values';
import { readTable } from '@psp/features/members/server/import-table';
import { actsOn, type Reading } from '../acts-on.ts';

const viewOf = ({ db, actor, now }: Reading, id: string) => readImport(db, actor, id, now);
const step = actsOn(viewOf);

const TABLE_SIZE = { bytes: ORGANISATION_IMPORT_BYTES, refusal: 'organisation-import.too_large' } as const;

const expertiseNames = async ({ db }: Pick<Read, 'db'>) => namesOf(await readOffered(db, 'expertise'));

const receiveTable = ({ db, request, actor }: Read) =>
  receiveFile(request, { ...RECEPTION, size: TABLE_SIZE }, async ({ path, name }) => {
    const table = await readTable({ path, expertise: await expertiseNames({ db }) }, actor.organisationId);
    return change(request, async (write) => found(await viewOf(write, await createImport(write, { name, table }))));
  });

const REFUSED = [
  { label: LINE_COLUMN, value: ({ line }: RefusedRow) => String(line) },
  ...ORGANISATION_IMPORT_COLUMNS.map((label, at) => ({ label, value: ({ cells }: RefusedRow) => cells[at] ?? '' })),
  { label: REASON_COLUMN, value: ({ problem }: RefusedRow) => problem },
];

/** The imports of members and partners from a table. */
export const organisationImportRoutes = (app: PortalApp): void =>
  implement(app, 'admin', organisationImportOperations, {
    list: ({ db }, query) => listImports(db, query),
    view: (read, { id }) => viewOf(read, id),
    rows: async (read, query) => {
      found(await viewOf(read, query.id));
      return listRows(read, query);
    },
    refused: async (read, { id }, reply) => {
      found(await viewOf(read, id));
      const rows = await readRefused(read.db, id);
      return sendTable(reply, { name: FILES.refused, format: 'csv', rows, columns: REFUSED });
    },
    example: async (read, _, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${FILES.example}"`)
        .send(csvOf([[...ORGANISATION_IMPORT_COLUMNS], ...examplesOf(await expertiseNames(read))])),
    create: { size: TABLE_SIZE, receive: receiveTable },
    start: step(startImport),
    drop: step(dropImport),
    revoke: actsOn(({ db, actor, now }, id) => readFoundingInvitation(db, actor, id, now))(revokeFounding),
  });

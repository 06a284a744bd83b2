import { type RawBuilder, sql } from 'kysely';
import { CAPABILITIES } from '../../capabilities.ts';
import type { PersonalExport } from '../../capability.ts';
import type { Sql } from '../../sql.ts';

type Rows = RawBuilder<{ json: string }>;

const DATA = CAPABILITIES.flatMap(({ personalData = {} }) => personalData);

const list = (rows: Sql): Rows =>
  sql<{ json: string }>`select coalesce(json_agg(row_to_json(r)), '[]')::text as json from (${rows}) r`;

/* Acts and times only: the content belongs to the organisation that the user left. */
const actsElsewhere: PersonalExport = {
  about: 'ce ați făcut, și când, în organizații din care nu mai faceți parte',
  rows: (id) => sql`
    select kind, reference, act, at
    from (${sql.join(
      DATA.flatMap(({ actsElsewhere }) => actsElsewhere?.(id) ?? []),
      sql` union all `,
    )})
      as act_of_person (organisation_id, kind, reference, act, at)
    where not exists (select from membership m where m.account_id = ${id} and m.organisation_id = act_of_person.organisation_id)
    order by at, kind, reference, act`,
};

/** All files of an export, by name. */
export const EXPORTS: Readonly<Record<string, PersonalExport>> = Object.assign(
  {},
  ...DATA.map(({ exports }) => exports),
  { 'fapte-in-alte-organizatii': actsElsewhere },
);

/**
 * Queries for a user's personal data by file name; each returns one JSON text. Content of an organisation is exported only to its
 * present members; users who left get their acts and times.
 */
export const subjectsOf = (accountId: string): Record<string, Rows> => {
  const id = sql`${accountId}::uuid`;
  const isMine = (organisationId: string): Sql =>
    sql`exists (select from membership m where m.account_id = ${id} and m.organisation_id = ${sql.ref(organisationId)})`;
  return Object.fromEntries(Object.entries(EXPORTS).map(([name, { rows }]) => [name, list(rows(id, isMine))]));
};

import { type RawBuilder, sql } from 'kysely';
import { CAPABILITIES } from '../../capabilities.ts';
import type { PersonalExport } from '../../capability.ts';
import type { Sql } from '../../sql.ts';

type Rows = RawBuilder<{ json: string }>;

const DATA = CAPABILITIES.flatMap(({ personalData = {} }) => personalData);

const list = (rows: Sql): Rows =>
  sql<{ json: string }>`select coalesce(json_agg(row_to_json(r)), '[]')::text as json from (${rows}) r`;

/* Acts and moments only: the content belongs to the organisation that the person left. */
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

/** Every file of an export by its name. */
export const EXPORTS: Readonly<Record<string, PersonalExport>> = Object.assign(
  {},
  ...DATA.map(({ exports }) => exports),
  { 'fapte-in-alte-organizatii': actsElsewhere },
);

/**
 * What the portal holds of a person, by the file of the export it goes to: queries that yield one JSON text each. What is an
 * organisation's goes only to its members of now; of those who left it there is what they did, and when.
 */
export const subjectsOf = (accountId: string): Record<string, Rows> => {
  const id = sql`${accountId}::uuid`;
  const isMine = (organisationId: string): Sql =>
    sql`exists (select from membership m where m.account_id = ${id} and m.organisation_id = ${sql.ref(organisationId)})`;
  return Object.fromEntries(Object.entries(EXPORTS).map(([name, { rows }]) => [name, list(rows(id, isMine))]));
};

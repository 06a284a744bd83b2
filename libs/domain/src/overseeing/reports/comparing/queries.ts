import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Sql } from '../../../sql.ts';

/** Comparison of the actor's organisation with similar ones, as it was last computed (`authorityComparison`, `firmComparison`). */
export const comparisonOf = ({ organisationId }: Actor): Sql =>
  sql`(select c.content || jsonb_build_object('day', c.day) from report_comparison c where c.organisation_id = ${organisationId})`;

/** Fields of `json_build_object`: name and value of each entry. */
export const fieldsOf = (values: Readonly<Record<string, Sql>>): Sql =>
  sql.join(Object.entries(values).map(([name, value]) => sql`${sql.lit(name)}, ${value}`));

import { PROJECT_STATUS } from '@psp/contracts/project-statuses';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { OwnSearch } from '../../capability.ts';
import { hasNumber, hasTitleWords, isSame, labelOf } from '../../search-conditions.ts';
import type { Sql } from '../../sql.ts';
import { ownProjects, projectParties } from './queries.ts';

const project = (actor: Actor, q: string): Sql => sql`
  select p.id, p.title, r.number || ', ' || ${labelOf(sql`p.status`, PROJECT_STATUS)}, ${`/${actor.kind}/projects/`} || p.id,
    ${isSame(sql`p.title`, q)}, p.updated_at
  from project p ${projectParties} where ${ownProjects(actor)} and (${hasTitleWords(sql`p.title`, q)} or ${hasNumber(q)})`;

export const ownSearch: OwnSearch = { uat: { project }, firma: { project } };

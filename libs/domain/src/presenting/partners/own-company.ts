import type { CompanySection } from '@psp/contracts/company-bodies';
import type { OwnCompany } from '@psp/contracts/own-company';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { pictureOf } from '../../operating/images/queries.ts';
import { valueName } from '../../operating/taxonomies/values.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { certificateFiles } from '../../operating/attachments/queries.ts';
import { lastConfirmation } from '../work-confirmations/queries.ts';
import { badgeFields, badgeOf } from './badge.ts';
import { partsOf } from './part-lists.ts';
import { domainsOf } from './queries.ts';

const section = (name: CompanySection, fields: Sql): Sql =>
  sql`${sql.lit(name)}, json_build_object('version', coalesce((f.profile_versions ->> ${sql.lit(name)})::int, 1), ${fields})`;

const version = { more: sql`, 'version', x.version` };

interface StoredCompany extends Omit<OwnCompany, 'badge'> {
  badge: Parameters<typeof badgeOf>[0];
}

/** Reads the profile of the actor's firm for editing. */
export const readOwnCompany = async (db: Db, actor: Actor, now: Date): Promise<OwnCompany> => {
  const row = await oneRow(
    db,
    sql<{ json: StoredCompany }>`select json_build_object('id', f.id, 'name', f.name, 'cui', f.cui,
      'logo', ${pictureOf(sql`f.logo_image_id`)}, 'isVerified', f.verified_at is not null,
      'badge', json_build_object(${badgeFields(now)}),
      'memberSince', coalesce(f.joined_at, f.decided_at, f.created_at),
      ${section(
        'company',
        sql`'description', f.description, 'industry', f.industry,
          'industryName', ${valueName('industries', sql`f.industry`)}, 'foundedYear', f.founded_year, 'employees', f.employees,
          'capacity', f.capacity`,
      )},
      ${section(
        'contact',
        sql`'countyCode', f.county_code, 'locality', f.locality, 'address', f.address, 'phone', f.phone, 'email', f.email,
          'website', f.website`,
      )},
      ${section('services', sql`'services', f.services, 'specializations', f.specializations`)},
      ${section('coverage', sql`'domains', ${domainsOf}, 'servedCounties', f.served_counties`)},
      'team', ${partsOf('team', version)}, 'portfolio', ${partsOf('portfolio', { more: sql`${version.more}, 'confirmation', ${lastConfirmation}` })},
      'discounts', ${partsOf('discounts', version)}, 'certificates', ${partsOf('certificates', {
        more: sql`${version.more}, 'showsFiles', x.shows_files, 'files', ${certificateFiles}`,
      })}) as json
    from organisation f where f.id = ${actor.organisationId}`,
  );
  const { badge, ...company } = found(row).json;
  return { ...company, badge: badgeOf(badge, actor, now) };
};

import { sql } from 'kysely';

/** SQL for the content of the application of organisation `o` as JSON (`applicationContent`). */
export const applicationContent = sql`json_build_object('kind', o.kind, 'name', o.name, 'cui', o.cui,
  'countyCode', o.county_code, 'locality', o.locality, 'address', o.address, 'description', o.description,
  'siruta', o.siruta, 'uatType', o.uat_type, 'package', o.package, 'registrationNumber', o.registration_number,
  'website', o.website, 'legalRepresentative', o.legal_representative, 'portfolio', o.portfolio,
  'expertise', array(select e.expertise_slug from organisation_expertise e join expertise t on t.slug = e.expertise_slug
    where e.organisation_id = o.id order by t.position),
  'domains', array(select d.domain_slug from organisation_domain d join domain t on t.slug = d.domain_slug
    where d.organisation_id = o.id order by t.position))`;

/** SQL for the files of an application as JSON, oldest first. `whose` selects rows of `stored_file`, named `f`. */
export const applicationFiles = (whose = sql`f.organisation_id = o.id`) => sql`(
  select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'contentType', f.content_type, 'size', f.size)
    order by f.id), '[]') from stored_file f where ${whose} and f.purpose = 'application')`;

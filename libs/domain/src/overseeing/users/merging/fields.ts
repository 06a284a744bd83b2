import type { MergeField } from '@psp/contracts/merge-names';
import { sql } from 'kysely';
import type { Sql } from '../../../sql.ts';

interface Field {
  /** Columns that are taken together. */
  columns: readonly string[];
  /** Text of the value in the organisation `o`, as it is read. */
  text: Sql;
}

/** Fields of which a merge takes one of the two values. */
export const FIELDS: Record<MergeField, Field> = {
  name: { columns: ['name'], text: sql`o.name` },
  cui: { columns: ['cui', 'cui_override_reason'], text: sql`o.cui` },
  registration: { columns: ['registration_number'], text: sql`o.registration_number` },
  place: {
    columns: ['locality', 'county_code', 'siruta'],
    text: sql`concat_ws(', ', nullif(o.locality, ''), (select c.name from county c where c.code = o.county_code))`,
  },
  address: { columns: ['address'], text: sql`o.address` },
  type: { columns: ['uat_type'], text: sql`o.uat_type` },
  package: { columns: ['package'], text: sql`o.package` },
  email: { columns: ['email'], text: sql`o.email` },
  phone: { columns: ['phone'], text: sql`o.phone` },
  website: { columns: ['website'], text: sql`o.website` },
  logo: { columns: ['logo_image_id'], text: sql`o.logo_image_id::text` },
  representative: { columns: ['legal_representative'], text: sql`o.legal_representative` },
  description: { columns: ['description'], text: sql`o.description` },
};
export const FIELD_NAMES = Object.keys(FIELDS) as MergeField[];

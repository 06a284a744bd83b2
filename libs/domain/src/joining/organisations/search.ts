import { normaliseCui } from '@psp/contracts/cui';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { sql } from 'kysely';
import type { OwnSearch } from '../../capability.ts';
import { hasCui, labelOf } from '../../search-conditions.ts';
import { containsWords, folded } from '../../sql.ts';

export const ownSearch: OwnSearch = {
  admin: {
    /* Applications link to their own page. */
    organisation: (_, q) => sql`
      select o.id, o.name, concat_ws(', ', o.cui, n.name, ${labelOf(sql`o.status`, APPLICATION_LABELS)}),
        case when o.status in ('pending', 'needs_info') then '/admin/applications/' else '/admin/users/organizatii/' end || o.id,
        (o.name_text = ${folded(q)} or o.cui = ${normaliseCui(q)}) is true, o.updated_at
      from organisation o left join county n on n.code = o.county_code
      where o.kind <> 'admin' and (${containsWords(sql`o.search_text`, q)} or ${hasCui(sql`o.cui`, q)})`,
  },
};

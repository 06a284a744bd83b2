import type { Verification } from '@psp/contracts/documents';
import { sql } from 'kysely';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';

/** Reads the public data of a document by its verification code. Throws `not_found`. */
export const verify = async (db: Db, code: string): Promise<Verification> =>
  found(
    (await oneRow(
      db,
      sql<{ item: Verification }>`with made as (
          select d.ready_at, d.content_checksum, p.kind, p.file_id, p.checksum
          from purchase_file d join purchase_file_part p on p.purchase_file_id = d.id where d.code = ${code}
          union all
          select ready_at, content_checksum, 'pdf', file_id, checksum from reception_note where code = ${code})
        select json_build_object('code', ${code}::text, 'madeAt', d.ready_at, 'contentChecksum', d.content_checksum, 'parts',
          json_agg(json_build_object('kind', d.kind, 'size', f.size, 'checksum', d.checksum) order by d.kind)) as item
        from made d join stored_file f on f.id = d.file_id where d.ready_at is not null
        group by d.ready_at, d.content_checksum`,
    )) ?? (await oneRow(db, certificateWith(code))),
  ).item;

const certificateWith = (code: string) =>
  sql<{
    item: Verification;
  }>`select json_build_object('code', code, 'madeAt', issued_at, 'contentChecksum', checksum, 'parts', '[]'::json,
      'certificate', json_build_object('kind', kind, 'title', title, 'provider', provider, 'startsOn', starts_on, 'endsOn', ends_on,
        'days', days, 'hours', hours::float8)) as item
    from seat_certificate where code = ${code}`;

import { sql } from 'kysely';
import { attachedFile, type ReadFile, type WantedFile } from '../../operating/attachments/read-file.ts';
import type { StoredFile } from '../../operating/files/store-file.ts';
import type { Db } from '../../read-db.ts';
import type { Sql } from '../../sql.ts';
import { hasNotEnded } from '../../time.ts';

const ofCertificate = (db: Db, wanted: WantedFile, isShown: Sql): Promise<StoredFile | null> =>
  attachedFile(
    db,
    wanted,
    sql`join certificate c on c.id = a.certificate_id join organisation o on o.id = c.organisation_id`,
    sql`c.id = ${wanted.id} and ${isShown}`,
  );

/** Reads a file of a certificate of the actor's firm. */
export const fileOfOwnCertificate: ReadFile = (db, { organisationId }, wanted) =>
  ofCertificate(db, wanted, sql`o.id = ${organisationId}`);
/** Reads a file of any certificate, for the association. */
export const fileOfCertificate: ReadFile = (db, _, wanted) => ofCertificate(db, wanted, sql`true`);
/** Reads a public file of a certificate: of an approved firm that shows it, until its last day. */
export const shownFileOfCertificate = (db: Db, wanted: WantedFile): Promise<StoredFile | null> =>
  ofCertificate(db, wanted, sql`o.status = 'approved' and c.shows_files and ${hasNotEnded(sql`c.valid_until`)}`);

import { DomainError } from '../../errors.ts';
import type { Db } from '../../read-db.ts';
import { readConsentVersion } from './queries.ts';

/** Refuses an agreement to documents that are not those in force: `legal.version_changed`. */
export const expectConsentVersion = async (db: Db, given: string, now: Date): Promise<void> => {
  if ((await readConsentVersion(db, now)) !== given) throw new DomainError('legal.version_changed');
};

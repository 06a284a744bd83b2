import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { found } from '../../../load.ts';
import { oneRow } from '../../../sql.ts';
import type { Write } from '../../../write.ts';
import type { FoundingContent } from '../../../joining/members/founding/content.ts';
import { inviteOrganisation } from '../../../joining/members/founding/invite.ts';

/** Invites the organisation of a row of an import. Throws `organisation-import.gone`, and as `inviteOrganisation`. */
export const inviteImported = async (write: Write<Actor>, rowId: string): Promise<void> => {
  const row = await oneRow(
    write.db,
    sql<{ email: string; content: FoundingContent }>`select email, content from organisation_import_row
      where id = ${rowId} and outcome = 'new'`,
  );
  await inviteOrganisation(write, found(row, 'organisation-import.gone'));
};

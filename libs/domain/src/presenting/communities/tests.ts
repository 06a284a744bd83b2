import { communityDetails } from '@psp/contracts/community-bodies';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { record } from '../../operating/audit/record.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { addAttraction } from './attractions.ts';
import { Community } from './community.entity.ts';
import { createCommunity, publishCommunity } from './details.ts';
import { removeCommunity } from './removal.ts';
import { TEST_PLACES } from './strings.ts';

/** SQL condition: the database holds a demonstration. Only the administrator of a demonstration needs no second factor. */
export const isDemonstration = sql`exists (select from account where two_factor_optional)`;

const expectDemonstration = async (db: Db): Promise<void> => {
  if (!(await oneRow(db, sql`select 1 where ${isDemonstration}`))) throw new DomainError('community.no_demonstration');
  // Two calls at once would otherwise create the same places.
  await db.run(sql`select pg_advisory_xact_lock(hashtext('test communities'))`);
};

const recordTests = (write: Write<Actor>, action: string, names: readonly string[]): void => {
  const change = { action, from: null, to: null };
  record(write, { entity: 'community', id: null }, change, { details: { title: names.join(', ') } });
};

/** Creates and publishes the test showcases that are missing. Returns their number. Throws `community.no_demonstration`. */
export const createTestCommunities = async (write: Write<Actor>): Promise<number> => {
  const { db } = write;
  await expectDemonstration(db);
  const there = await db.run(sql<{ name: string }>`select name from community where is_test and deleted_at is null`);
  const names = there.map(({ name }) => name);
  const missing = TEST_PLACES.filter(({ name }) => !names.includes(name));
  for (const { attraction, ...place } of missing) {
    const details = communityDetails.parse(place);
    const id = await createCommunity(write, { organisationId: null, details, kept: { isTest: true } });
    await flush(write);
    const content = { name: attraction, description: '', type: 'cultural' as const, pictures: [] };
    await addAttraction(write, { id, content });
    await publishCommunity(write, { id, version: 1 });
  }
  if (missing.length > 0)
    recordTests(
      write,
      'createTests',
      missing.map(({ name }) => name),
    );
  return missing.length;
};

/** Removes all test showcases at once, also deleted ones. Returns their number. Throws `community.no_demonstration`. */
export const removeTestCommunities = async (write: Write<Actor>): Promise<number> => {
  await expectDemonstration(write.db);
  const tests = await write.em.find(Community, { isTest: true });
  for (const community of tests) await removeCommunity(write, community);
  if (tests.length > 0)
    recordTests(
      write,
      'removeTests',
      tests.map(({ name }) => name),
    );
  return tests.length;
};

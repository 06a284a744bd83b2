import type { AdminCommunityContent, CreateAdminCommunity, EditAdminCommunity } from '@psp/contracts/admin-communities';
import { COMMUNITY_SECTIONS, communityDetails, type TextSection } from '@psp/contracts/community-bodies';
import { sql } from 'kysely';
import { act, actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { expectOwnImages, releaseImages } from '../../operating/images/own-images.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { oneRow } from '../../sql.ts';
import { expectVersion } from '../../load.ts';
import { flush, type Write } from '../../write.ts';
import { Community } from './community.entity.ts';
import { createCommunity, publishCommunity } from './details.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { communities } from './own-community.ts';
import { SECTION_WORDS } from './strings.ts';

const sectionsOf = (content: AdminCommunityContent) => ({
  profile: COMMUNITY_SECTIONS.profile.strip().parse(content),
  contact: COMMUNITY_SECTIONS.contact.strip().parse(content),
  location: COMMUNITY_SECTIONS.location.strip().parse(content),
});

/**
 * Creates a showcase that the association keeps for an authority that has not joined. Returns its id. The commit fails with
 * `community.authority_taken` and `community.unknown_authority`. Throws `community.authority_presented` for a member with a showcase.
 */
export const createKeptCommunity = async (
  write: Write<Actor>,
  { siruta, isPublished, ...content }: CreateAdminCommunity,
): Promise<string> => {
  const isPresented =
    siruta &&
    (await oneRow(
      write.db,
      sql`select from community c join organisation o on o.id = c.organisation_id where o.siruta = ${siruta}`,
    ));
  if (isPresented) throw new DomainError('community.authority_presented');
  const details = communityDetails.parse(content);
  const id = await createCommunity(write, { organisationId: null, details, kept: { siruta } });
  await flush(write);
  if (isPublished) await publishCommunity(write, { id, version: 1 });
  return id;
};

/**
 * Saves texts and picture of any showcase; its owner is told which sections were changed. Nothing is recorded if none differs. Throws
 * `version.stale`, `community.deleted`, and `not_found` for a picture of another organisation.
 */
export const editCommunity = async (
  write: Write<Actor>,
  { id, version, ...content }: Pick<Versioned, 'id'> & EditAdminCommunity,
): Promise<void> => {
  const { actor, now } = write;
  const community = await lock(write, Community, communities.where(id, actor));
  const before = community.featuredImageId;
  const contents = sectionsOf(content);
  const given = contents.profile.featuredImageId;
  await expectOwnImages(write, community, given ? [given] : []);
  if (community.differing(contents).length === 0) {
    expectVersion(community, version);
    community.editParts(actor, now);
    return;
  }
  let changed: TextSection[] = [];
  const words = () => changed.map((section) => SECTION_WORDS[section]).join(', ');
  const details = {};
  actOnLocked(
    write,
    { entity: 'community', row: community, version },
    (one) => {
      const { change, sections } = one.editSections(actor, contents, now);
      changed = sections;
      Object.assign(details, { title: words() });
      return change;
    },
    { details },
  );
  if (community.organisationId && changed.length > 0)
    notify(write, [community.organisationId], NOTIFICATIONS.edited(community, words()));
  await flush(write);
  if (before && before !== given) await releaseImages(write, community, [before]);
};

/** Deletes a showcase for which `name` is confirmed. Throws `community.name_differs`, `community.deleted` and `version.stale`. */
export const deleteCommunity = async (
  write: Write<Actor>,
  { name, reason, ...at }: Versioned & { name: string; reason: string },
): Promise<void> => {
  const { actor, now } = write;
  const deleted = (one: Community) => {
    if (one.name !== name) throw new DomainError('community.name_differs');
    return one.delete(actor, reason, now);
  };
  const community = await act(write, communities, at, deleted, { reason });
  if (community.organisationId) notify(write, [community.organisationId], NOTIFICATIONS.deleted(community, reason));
};

/** Restores a deleted showcase. Throws `version.stale` and `action.not_allowed`. */
export const undeleteCommunity = async (write: Write<Actor>, at: Versioned): Promise<void> => {
  const { actor, now } = write;
  const community = await act(write, communities, at, (one) => one.undelete(actor, now));
  if (community.organisationId) notify(write, [community.organisationId], NOTIFICATIONS.undeleted(community));
};

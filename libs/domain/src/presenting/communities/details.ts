import type { CommunityStatus } from '@psp/contracts/communities';
import {
  type CommunityDetails,
  communityDetails,
  type SectionContent,
  type TextSection,
} from '@psp/contracts/community-bodies';
import { act, type Versioned } from '../../act.ts';
import { type Actor, isAdmin, PRESENTING_STATUSES, canPresent } from '../../actor.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { DomainError } from '../../errors.ts';
import { Organisation } from '../../joining/organisations/organisation.entity.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import type { Change } from '../../state-machine.ts';
import { flush, type Write } from '../../write.ts';
import { Community } from './community.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { communities, ownCommunity } from './own-community.ts';
import { whyPresent } from './why-present.ts';
import { expectOwnImages, releaseImages } from '../../operating/images/own-images.ts';

/** Creates the showcase of the actor's authority from its profile. Returns its id. Throws as `createCommunity`. */
export const startOwnCommunity = async (write: Write<Actor>): Promise<string> => {
  const { organisationId } = write.actor;
  const authority = found(await write.em.findOne(Organisation, { id: organisationId }));
  const { name, countyCode, description, address, phone, email, website } = authority;
  const details = communityDetails.parse({ name, countyCode, description, address, phone, email, website });
  return createCommunity(write, { organisationId, details });
};

interface CreateInput {
  /** The owner; null for an authority that has not joined, whose showcase only the association may create. */
  organisationId: string | null;
  details: CommunityDetails;
  /** What only showcases that the association keeps have. */
  kept?: Partial<Pick<Community, 'siruta' | 'isTest'>>;
}

/** Creates a showcase as a draft. Returns its id. Throws `auth.forbidden`, `not_found` and `community.exists`. */
export const createCommunity = async (
  write: Write<Actor>,
  { organisationId, details, kept = {} }: CreateInput,
): Promise<string> => {
  const { em, actor } = write;
  if (!isAdmin(actor) && !(organisationId && canPresent(actor, organisationId) && actor.kind === 'uat'))
    throw new DomainError('auth.forbidden');
  if (organisationId) {
    const [authority, present] = await Promise.all([
      em.findOne(Organisation, { id: organisationId, kind: 'uat', status: { $in: [...PRESENTING_STATUSES] } }),
      em.count(Community, { organisationId }),
    ]);
    found(authority);
    if (present > 0)
      throw new DomainError(
        'community.exists',
        undefined,
        (await whyPresent(write.db, actor, organisationId)) ?? undefined,
      );
  }
  const community = Object.assign(Community.draft(organisationId, details), kept);
  await expectOwnImages(write, community, imagesOf(details));
  em.persist(community);
  record(write, { entity: 'community', id: community.id }, { action: 'create', from: 'draft', to: 'draft' });
  return community.id;
};

const imagesOf = ({ featuredImageId }: { featuredImageId?: string | null | undefined }) =>
  featuredImageId ? [featuredImageId] : [];

interface SectionInput<Name extends TextSection> extends Versioned {
  section: Name;
  content: SectionContent<Name>;
}

/**
 * Saves a text section if `version` is the section's current version. Throws `version.stale`, and `not_found` for a picture of
 * another organisation.
 */
export const editSection = async <Name extends TextSection>(
  write: Write<Actor>,
  { id, ...input }: SectionInput<Name>,
): Promise<void> => {
  const { actor, now } = write;
  const community = await ownCommunity(write, id);
  const before = community.featuredImageId;
  const details = { section: input.section };
  record(write, { entity: 'community', id }, community.editSection(actor, input, now), { details });
  community.updatedAt = now;
  await expectOwnImages(write, community, imagesOf(community));
  if (!before || before === community.featuredImageId) return;
  await flush(write);
  await releaseImages(write, community, [before]);
};

interface StepInput extends Versioned {
  reason?: string;
}

const step =
  (
    change: (community: Community, actor: Actor, now: Date, reason: string) => Change<CommunityStatus>,
    message?: (community: Community, reason: string) => ReturnType<typeof NOTIFICATIONS.withdrawn>,
  ) =>
  async (write: Write<Actor>, { reason = '', ...at }: StepInput): Promise<void> => {
    const { actor, now } = write;
    const changed = (one: Community) => change(one, actor, now, reason);
    const community = await act(write, communities, at, changed, { reason: reason || null });
    // The authority is notified only of the association's decisions.
    if (message && community.organisationId && actor.kind === 'admin')
      notify(write, [community.organisationId], message(community, reason));
  };

export const publishCommunity = step((community, actor, now) => community.publish(actor, now), NOTIFICATIONS.published);
export const unpublishCommunity = step((community, actor, now) => community.unpublish(actor, now));
export const withdrawCommunity = step((community, actor, now, reason) => {
  if (!reason.trim()) throw new DomainError('reason.required');
  return community.withdraw(actor, reason, now);
}, NOTIFICATIONS.withdrawn);
export const restoreCommunity = step((community, actor, now) => community.restore(actor, now), NOTIFICATIONS.restored);

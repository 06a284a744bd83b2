import type { EntityManager } from '@mikro-orm/postgresql';
import type { CommunityStatus } from '@psp/contracts/communities';
import type { CommunityDetails } from '@psp/contracts/community-bodies';
import { type Actor, isAdmin, writesFor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { notify } from '../../communicating/notifications/notify.ts';
import { Organisation } from '../../joining/organisations/organisation.entity.ts';
import type { Change } from '../../state-machine.ts';
import { Community } from './community.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { ownCommunity } from './own-community.ts';
import { expectOwnImages, releaseImages } from './pictures.ts';

interface Start {
  /** Whose showcase it is; null for an authority that has not joined, which only the association may present. */
  organisationId: string | null;
  details: CommunityDetails;
}

/** Starts a showcase as a draft. Returns its id. Throws `auth.forbidden`, `not_found` and `community.exists`. */
export const createCommunity = async (
  em: EntityManager,
  actor: Actor,
  { organisationId, details }: Start,
): Promise<string> => {
  if (!isAdmin(actor) && !(organisationId && writesFor(actor, organisationId) && actor.kind === 'uat'))
    throw new DomainError('auth.forbidden');
  if (organisationId) {
    found(await em.findOne(Organisation, { id: organisationId, kind: 'uat', status: 'approved' }));
    if ((await em.count(Community, { organisationId })) > 0) throw new DomainError('community.exists');
  }
  const community = Community.draft(organisationId, details);
  await expectOwnImages(em, community, imagesOf(details));
  await em.persist(community).flush();
  record(em, actor, { entity: 'community', id: community.id }, { action: 'create', from: 'draft', to: 'draft' });
  return community.id;
};

const imagesOf = ({ featuredImageId }: Pick<CommunityDetails, 'featuredImageId'>) =>
  featuredImageId ? [featuredImageId] : [];

interface Edit {
  id: string;
  version: number;
  details: CommunityDetails;
}

/** Saves what the showcase says. Throws `version.stale`, and `not_found` for a picture that is another's. */
export const editCommunity = async (
  em: EntityManager,
  actor: Actor,
  { id, version, details }: Edit,
  now: Date,
): Promise<void> => {
  const community = await ownCommunity(em, actor, id);
  expectVersion(community, version);
  const before = community.featuredImageId;
  record(em, actor, { entity: 'community', id }, community.edit(actor, details, now));
  community.updatedAt = now;
  await expectOwnImages(em, community, imagesOf(details));
  if (!before || before === details.featuredImageId) return;
  await em.flush();
  await releaseImages(em, community, [before]);
};

interface StepInput {
  id: string;
  version: number;
  reason?: string;
}

const step =
  (
    change: (community: Community, actor: Actor, now: Date, reason: string) => Change<CommunityStatus>,
    message?: (community: Community, reason: string) => ReturnType<typeof NOTIFICATIONS.withdrawn>,
  ) =>
  async (em: EntityManager, actor: Actor, { id, version, reason = '' }: StepInput, now: Date): Promise<void> => {
    const community = await ownCommunity(em, actor, id);
    expectVersion(community, version);
    record(em, actor, { entity: 'community', id }, change(community, actor, now, reason), { reason: reason || null });
    // Only what the association decides is news to the authority.
    if (message && community.organisationId && actor.kind === 'admin')
      await notify(em, [community.organisationId], message(community, reason));
  };

export const publishCommunity = step((community, actor, now) => community.publish(actor, now), NOTIFICATIONS.published);
export const unpublishCommunity = step((community, actor, now) => community.unpublish(actor, now));
export const withdrawCommunity = step((community, actor, now, reason) => {
  if (!reason.trim()) throw new DomainError('reason.required');
  return community.withdraw(actor, reason, now);
}, NOTIFICATIONS.withdrawn);
export const restoreCommunity = step((community, actor, now) => community.restore(actor, now), NOTIFICATIONS.restored);

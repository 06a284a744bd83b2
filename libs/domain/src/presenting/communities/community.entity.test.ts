import { describe, expect, test } from '@jest/globals';
import { COMMUNITY_STATUSES, type CommunityAction, type CommunityStatus } from '@psp/contracts/communities';
import type { Actor, Doer } from '../../actor.ts';
import { newId } from '../../id.ts';
import { everybody, UAT_PRESENTERS, UAT_WRITERS } from '../../testing/actors.ts';
import { sectionsOf, someDetails } from '../../testing/communities.ts';
import { everyCase } from '../../testing/every-case.ts';
import { Community, communityActions } from './community.entity.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
const uatId = newId();
const actors = everybody(uatId, newId());
const admin = actors['admin'] as Actor;

const content = sectionsOf(someDetails()).profile;

const communityIn = (status: CommunityStatus, organisationId: string | null, description = 'Comună.'): Community =>
  Object.assign(Community.draft(organisationId, someDetails({ description })), { status });
const deletedFrom = (status: CommunityStatus, organisationId: string | null): Community => {
  const community = communityIn(status, organisationId);
  if (status === 'withdrawn') community.withdrawnReason = 'Imagini fără drept de folosire.';
  community.delete(admin, 'Dublură.', NOW);
  return community;
};

const attempt = (community: Community, action: CommunityAction, doer: Doer): CommunityStatus => {
  const attempts: Record<CommunityAction, () => unknown> = {
    edit: () => community.editSection(doer, { section: 'profile', version: 1, content }, NOW),
    publish: () => community.publish(doer, NOW),
    unpublish: () => community.unpublish(doer, NOW),
    withdraw: () => community.withdraw(doer, 'Imagini fără drept de folosire.', NOW),
    restore: () => community.restore(doer, NOW),
    delete: () => community.delete(doer, 'Dublură.', NOW),
    undelete: () => community.undelete(doer, NOW),
    handOver: () => community.handOver(doer, uatId, NOW),
  };
  attempts[action]();
  return community.status;
};

const leadsTo = {
  publish: 'published',
  unpublish: 'draft',
  withdraw: 'withdrawn',
  restore: 'published',
  delete: 'withdrawn',
} as const;
const casesOf = (organisationId: string | null, keepers: string[], preparers = keepers) => {
  const all = [...new Set([...preparers, 'admin'])];
  return {
    states: COMMUNITY_STATUSES,
    actors,
    allowed: {
      edit: { draft: all, published: all, withdrawn: all },
      publish: { draft: [...new Set([...keepers, 'admin'])] },
      unpublish: { published: keepers },
      withdraw: { published: ['admin'] },
      restore: { withdrawn: ['admin'] },
      delete: { draft: ['admin'], published: ['admin'], withdrawn: ['admin'] },
      undelete: {},
      handOver: organisationId ? {} : { draft: ['admin'], published: ['admin'], withdrawn: ['admin'] },
    },
    leadsTo,
    attempt: (state: CommunityStatus, action: CommunityAction, doer: Doer) =>
      attempt(communityIn(state, organisationId), action, doer),
    listed: (state: CommunityStatus, doer: Doer) => communityActions(communityIn(state, organisationId), doer, NOW),
  };
};
describe('the showcase of a member', () => everyCase(casesOf(uatId, UAT_WRITERS, UAT_PRESENTERS)));
describe('the showcase of an authority that has not joined', () => everyCase(casesOf(null, ['admin'])));

test('a showcase without a description cannot be published', () => {
  const empty = communityIn('draft', uatId, ' ');
  expect(() => empty.publish(admin, NOW)).toThrow('descriere');
  expect(communityActions(empty, admin, NOW)).not.toContain('publish');
});

test('restoring a showcase removes the reason of its withdrawal and keeps the day of publication', () => {
  const community = communityIn('draft', uatId);
  community.publish(actors['uatEditor'] as Actor, NOW);
  community.withdraw(admin, 'Imagini fără drept de folosire.', new Date('2026-03-06T10:00:00Z'));
  expect(community.withdrawnReason).toBe('Imagini fără drept de folosire.');
  community.restore(admin, new Date('2026-03-07T10:00:00Z'));
  expect(community).toMatchObject({ status: 'published', withdrawnReason: null, publishedAt: NOW });
});

test.each(COMMUNITY_STATUSES)('a deleted showcase can only be restored, to the status before: %s', (status) => {
  const community = deletedFrom(status, null);
  expect(community).toMatchObject({ status: 'withdrawn', deletedReason: 'Dublură.', deletedAt: NOW });
  expect(communityActions(community, admin, NOW)).toEqual(['undelete']);
  expect(() => community.editParts(actors['admin'] as Actor, NOW)).toThrow('ștearsă');
  community.undelete(admin, NOW);
  const reason = status === 'withdrawn' ? 'Imagini fără drept de folosire.' : null;
  expect(community).toMatchObject({ status, withdrawnReason: reason, deletedAt: null, deletedFrom: null });
});

test('the association changes only the sections that differ, with their versions', () => {
  const community = communityIn('published', uatId);
  const contents = sectionsOf(someDetails({ description: 'Comună.', phone: '+40269999999' }));
  expect(community.editSections(admin, contents, NOW).sections).toEqual(['contact']);
  expect(community.sectionVersions).toEqual({ contact: 2 });
  expect(community.phone).toBe('+40269999999');
});

test('a test showcase is not handed over', () => {
  const community = Object.assign(communityIn('published', null), { isTest: true });
  expect(communityActions(community, admin, NOW)).not.toContain('handOver');
  expect(() => community.handOver(admin, uatId, NOW)).toThrow('test');
});

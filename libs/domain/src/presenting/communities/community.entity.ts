import { defineEntity, p } from '@mikro-orm/core';
import type { CommunityAction, CommunityStatus } from '@psp/contracts/communities';
import type { CommunityDetails, SectionContent, TextSection } from '@psp/contracts/community-bodies';
import type { CountyCode } from '@psp/contracts/taxonomies';
import { type Doer, isAdmin, presents, writesFor } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';
import { expectVersion } from '../../load.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const communitySchema = defineEntity({
  name: 'Community',
  tableName: 'community',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    organisationId: p.uuid().nullable(),
    name: p.text(),
    countyCode: p.string().$type<CountyCode>(),
    status: p.string().$type<CommunityStatus>().default('draft'),
    withdrawnReason: p.text().nullable(),
    publishedAt: p.datetime().nullable(),
    description: p.text().default(''),
    objectives: p.text().default(''),
    featuredImageId: p.uuid().nullable(),
    featuredImageAlt: p.text().default(''),
    population: p.integer().nullable(),
    areaKm2: p.decimal('number').nullable().name('area_km2'),
    projectsCompleted: p.integer().default(0),
    budgetAllocated: p.text().default(''),
    citizensServed: p.integer().default(0),
    address: p.text().default(''),
    phone: p.text().nullable(),
    email: p.text().nullable(),
    website: p.text().nullable(),
    /** How often each section was saved, and one; a section that is not named, never. */
    sectionVersions: p.json<SectionVersions>().default('{}'),
  },
});

/** The sections that two people may edit at once, each with a version of its own. */
export type VersionedSection = TextSection | 'gallery';
type SectionVersions = { [Name in VersionedSection]?: number };

/** The showcase of an authority: what it is, what can be seen there, what is being built. */
export class Community extends communitySchema.class {
  /** A draft; `organisationId` is null for an authority that has not joined, whose showcase the association keeps. */
  static draft(organisationId: string | null, details: CommunityDetails): Community {
    return Object.assign(new Community(), details, {
      ...{ id: newId(), organisationId, status: 'draft', sectionVersions: {} },
    });
  }

  /** Saves a text section over the version of it that was read. Throws `version.stale`. */
  editSection<Name extends TextSection>(
    doer: Doer,
    { section, version, content }: { section: Name; version: number; content: SectionContent<Name> },
    now: Date,
  ): Change<CommunityStatus> {
    const change = machine.apply(this, 'edit', doer, now);
    this.renew(section, version);
    Object.assign(this, content);
    return change;
  }

  /** Gives a section its next version, over the one that was read. Throws `version.stale`. */
  renew(section: VersionedSection, version: number): void {
    expectVersion({ version: this.sectionVersions[section] ?? 1 }, version);
    this.sectionVersions = { ...this.sectionVersions, [section]: version + 1 };
  }

  /** Checks that attractions, projects and pictures may be changed. */
  editParts(doer: Doer, now: Date): Change<CommunityStatus> {
    return machine.apply(this, 'edit', doer, now);
  }

  publish(doer: Doer, now: Date): Change<CommunityStatus> {
    const change = machine.apply(this, 'publish', doer, now);
    this.publishedAt = now;
    return change;
  }

  /** Takes it out of the public, by whoever keeps it. */
  unpublish(doer: Doer, now: Date): Change<CommunityStatus> {
    return machine.apply(this, 'unpublish', doer, now);
  }

  /** Takes it out of the public, by the association, with the reason that its owner reads. */
  withdraw(doer: Doer, reason: string, now: Date): Change<CommunityStatus> {
    const change = machine.apply(this, 'withdraw', doer, now);
    this.withdrawnReason = reason;
    return change;
  }

  restore(doer: Doer, now: Date): Change<CommunityStatus> {
    const change = machine.apply(this, 'restore', doer, now);
    this.withdrawnReason = null;
    return change;
  }
}
communitySchema.setClass(Community);

/** The columns on which it depends what may be done. */
export type CommunityFacts = Pick<Community, 'status' | 'organisationId' | 'description'>;

interface Kept {
  organisationId?: string | null | undefined;
}

/** True for those who present the authority, also before it is approved; for the association where it has not joined. */
export const keeps = (doer: Doer, { organisationId }: Kept): boolean =>
  organisationId ? presents(doer, organisationId) : isAdmin(doer);
/* Of an authority that waits for its approval nothing is published or taken back. */
const publishes = (doer: Doer, { organisationId }: Kept): boolean =>
  organisationId ? writesFor(doer, organisationId) : isAdmin(doer);
/** True for them and for the association. */
export const keepsOrModerates = (doer: Doer, community: Kept): boolean => keeps(doer, community) || isAdmin(doer);

const machine = stateMachine<CommunityFacts, CommunityStatus, CommunityAction>({
  // A withdrawn one too: its owner puts right what it was withdrawn for.
  edit: { from: ['draft', 'published', 'withdrawn'], by: keepsOrModerates },
  publish: {
    from: ['draft'],
    to: 'published',
    by: (doer, community) => publishes(doer, community) || isAdmin(doer),
    unless: ({ description }) => (description.trim() ? null : 'community.incomplete'),
  },
  unpublish: { from: ['published'], to: 'draft', by: publishes },
  withdraw: { from: ['published'], to: 'withdrawn', by: isAdmin },
  restore: { from: ['withdrawn'], to: 'published', by: isAdmin },
});

/** What the doer may do with the showcase now. */
export const communityActions = (community: CommunityFacts, doer: Doer, now: Date): CommunityAction[] =>
  machine.actionsFor(community, doer, now);

import { defineEntity, p } from '@mikro-orm/core';
import type { CommunityAction, CommunityStatus } from '@psp/contracts/communities';
import type { CommunityDetails, SectionContent, TextSection } from '@psp/contracts/community-bodies';
import type { CountyCode } from '@psp/contracts/taxonomies';
import { type Doer, isAdmin, canPresent, canWriteFor } from '../../actor.ts';
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
    /** Code of the authority in the registry that the association keeps it for. */
    siruta: p.integer().nullable(),
    /** Created in a demonstration; stands for no place. */
    isTest: p.boolean().default(false),
    deletedAt: p.datetime().nullable(),
    deletedReason: p.text().nullable(),
    /** Status before the deletion. A deleted showcase has the status `withdrawn`. */
    deletedFrom: p.string().$type<CommunityStatus>().nullable(),
    /** Version of each section; a section that is missing has version 1. */
    sectionVersions: p.json<SectionVersions>().default('{}'),
  },
});

/** Sections with a version of their own, so that people can edit different sections at the same time. */
export type VersionedSection = TextSection | 'gallery';
type SectionVersions = { [Name in VersionedSection]?: number };

/** The public showcase of an authority: description, attractions, projects and pictures. */
export class Community extends communitySchema.class {
  /** Creates a draft. `organisationId` is null for an authority that has not joined; the association edits its showcase. */
  static draft(organisationId: string | null, details: CommunityDetails): Community {
    return Object.assign(new Community(), details, {
      ...{ id: newId(), organisationId, status: 'draft', sectionVersions: {}, isTest: false },
    });
  }

  /** Saves a text section, if `version` is its current version. Throws `version.stale`. */
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

  /** Increments the version of a section. Throws `version.stale` unless `version` is its current version. */
  renew(section: VersionedSection, version: number): void {
    expectVersion({ version: this.sectionVersions[section] ?? 1 }, version);
    this.sectionVersions = { ...this.sectionVersions, [section]: version + 1 };
  }

  /** Checks that the showcase may be changed, its parts too. */
  editParts(doer: Doer, now: Date): Change<CommunityStatus> {
    return machine.apply(this, 'edit', doer, now);
  }

  publish(doer: Doer, now: Date): Change<CommunityStatus> {
    const change = machine.apply(this, 'publish', doer, now);
    this.publishedAt = now;
    return change;
  }

  /** Makes the showcase private again, on behalf of its owner. */
  unpublish(doer: Doer, now: Date): Change<CommunityStatus> {
    return machine.apply(this, 'unpublish', doer, now);
  }

  /** Makes the showcase private, on behalf of the association; its owner sees the reason. */
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

  /** Names of the text sections that differ from `contents`. */
  differing(contents: Contents): TextSection[] {
    const differs = (content: object) =>
      Object.entries(content).some(([name, value]) => Reflect.get(this, name) !== value);
    return Object.entries(contents).flatMap(([section, content]) => (differs(content) ? [section as TextSection] : []));
  }

  /**
   * Saves all text sections that differ. Their versions change too, so that open editors of the owner see a conflict. Returns the
   * names of the sections that were changed.
   */
  editSections(
    doer: Doer,
    contents: Contents,
    now: Date,
  ): { change: Change<CommunityStatus>; sections: TextSection[] } {
    const change = machine.apply(this, 'edit', doer, now);
    const sections = this.differing(contents);
    for (const section of sections) {
      this.renew(section, this.sectionVersions[section] ?? 1);
      Object.assign(this, contents[section]);
    }
    this.updatedAt = now;
    return { change, sections };
  }

  /** Deletes the showcase, so that only the association can restore it for a time. */
  delete(doer: Doer, reason: string, now: Date): Change<CommunityStatus> {
    const change = machine.apply(this, 'delete', doer, now);
    Object.assign(this, { deletedAt: now, deletedReason: reason, deletedFrom: change.from });
    this.withdrawnReason ??= reason;
    return change;
  }

  /** Restores a deleted showcase to the status that it had. */
  undelete(doer: Doer, now: Date): Change<CommunityStatus> {
    const change = machine.apply(this, 'undelete', doer, now);
    this.status = this.deletedFrom ?? 'draft';
    if (this.status !== 'withdrawn') this.withdrawnReason = null;
    Object.assign(this, { deletedAt: null, deletedReason: null, deletedFrom: null, updatedAt: now });
    return { ...change, to: this.status };
  }

  /** Gives the showcase to a member. */
  handOver(doer: Doer, organisationId: string, now: Date): Change<CommunityStatus> {
    const change = machine.apply(this, 'handOver', doer, now);
    this.organisationId = organisationId;
    this.updatedAt = now;
    return change;
  }
}
communitySchema.setClass(Community);

/** Texts of several sections. */
type Contents = { [Name in TextSection]?: SectionContent<Name> };

/** The columns on which the allowed actions depend. */
export type CommunityFacts = Pick<Community, 'status' | 'organisationId' | 'description'> &
  Partial<Pick<Community, 'deletedAt' | 'isTest'>>;

interface Owned {
  organisationId?: string | null | undefined;
}

/** True for members who may present the authority, also before it is approved, or for the association if it has not joined. */
export const isOwner = (doer: Doer, { organisationId }: Owned): boolean =>
  organisationId ? canPresent(doer, organisationId) : isAdmin(doer);
/* An authority that waits for approval can neither publish nor unpublish. */
const canPublish = (doer: Doer, { organisationId }: Owned): boolean =>
  organisationId ? canWriteFor(doer, organisationId) : isAdmin(doer);
/** True for the owner and for the association. */
export const isOwnerOrAdmin = (doer: Doer, community: Owned): boolean => isOwner(doer, community) || isAdmin(doer);

const ALL: readonly CommunityStatus[] = ['draft', 'published', 'withdrawn'];
const unlessDeleted = ({ deletedAt }: CommunityFacts) => (deletedAt ? ('community.deleted' as const) : null);
const keptBack = (facts: CommunityFacts) => {
  if (facts.organisationId) return 'community.has_owner' as const;
  return facts.isTest ? ('community.is_test' as const) : unlessDeleted(facts);
};

const machine = stateMachine<CommunityFacts, CommunityStatus, CommunityAction>({
  // Also when withdrawn, so that the owner can correct the cause.
  edit: { from: ALL, by: isOwnerOrAdmin, unless: unlessDeleted },
  publish: {
    from: ['draft'],
    to: 'published',
    by: (doer, community) => canPublish(doer, community) || isAdmin(doer),
    unless: ({ description }) => (description.trim() ? null : 'community.incomplete'),
  },
  unpublish: { from: ['published'], to: 'draft', by: canPublish },
  withdraw: { from: ['published'], to: 'withdrawn', by: isAdmin },
  restore: { from: ['withdrawn'], to: 'published', by: isAdmin, unless: unlessDeleted },
  delete: { from: ALL, to: 'withdrawn', by: isAdmin, unless: unlessDeleted },
  undelete: {
    from: ['withdrawn'],
    by: isAdmin,
    unless: ({ deletedAt }) => (deletedAt ? null : 'action.not_allowed'),
  },
  handOver: { from: ALL, by: isAdmin, unless: keptBack },
});

/** Actions that the doer may take on the showcase at `now`. */
export const communityActions = (community: CommunityFacts, doer: Doer, now: Date): CommunityAction[] =>
  machine.actionsFor(community, doer, now);

import { defineEntity, p } from '@mikro-orm/core';
import type { Kind, OrganisationStatus } from '@psp/contracts/common';
import type { CompanySection } from '@psp/contracts/company-bodies';
import type { EmployeeRange, Industry } from '@psp/contracts/company-names';
import type { OrganisationContact } from '@psp/contracts/organisation-profile';
import type { Package, UatType } from '@psp/contracts/organisations';
import type { CountyCode } from '@psp/contracts/taxonomies';
import { type Doer, canPresent } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion } from '../../load.ts';
import type { Change } from '../../state-machine.ts';
import { machine, mayCorrectIdentity } from './transitions.ts';

const organisationSchema = defineEntity({
  name: 'Organisation',
  tableName: 'organisation',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    kind: p.string().$type<Kind>(),
    name: p.text(),
    status: p.string().$type<OrganisationStatus>().default('pending'),
    cui: p.text().nullable(),
    cuiOverrideReason: p.text().nullable(),
    uatType: p.string().$type<UatType>().nullable(),
    package: p.string().$type<Package>().nullable(),
    siruta: p.integer().nullable(),
    countyCode: p.string().$type<CountyCode>().nullable(),
    locality: p.text().default(''),
    address: p.text().default(''),
    description: p.text().default(''),
    registrationNumber: p.text().nullable(),
    legalRepresentative: p.text().default(''),
    portfolio: p.text().default(''),
    website: p.text().nullable(),
    email: p.text().nullable(),
    phone: p.text().nullable(),
    logoImageId: p.uuid().nullable(),
    industry: p.string().$type<Industry>().nullable(),
    foundedYear: p.smallint().nullable(),
    employees: p.string().$type<EmployeeRange>().nullable(),
    capacity: p.smallint().nullable(),
    services: p.array<string>().columnType('text[]').default([]),
    specializations: p.array<string>().columnType('text[]').default([]),
    servedCounties: p.array<string>().columnType('text[]').default([]),
    /** How often each section of its profile was saved, and one; a section that is not named, never. */
    profileVersions: p.json<{ [Name in CompanySection]?: number }>().default('{}'),
    statusReason: p.text().nullable(),
    appliedAt: p.datetime().nullable(),
    decidedAt: p.datetime().nullable(),
    /** Since when the firm has the badge; null without. */
    verifiedAt: p.datetime().nullable(),
    badgeAskedAt: p.datetime().nullable(),
    badgeDecidedAt: p.datetime().nullable(),
    badgeReason: p.text().nullable(),
    /** What the badge asks for and the firm lacked when it was last looked at. */
    badgeLacks: p.array<string>().columnType('text[]').default([]),
    badgeDoubtedAt: p.datetime().nullable(),
    ratingCount: p.integer().default(0),
    ratingSum: p.integer().default(0),
  },
});

/** A town hall, a firm or the association; everything done in the portal belongs to one, not to a person. */
export class Organisation extends organisationSchema.class {
  /** Counts a published review (1 to 5); the average is computed by the database from sum and count. */
  addRating(rating: number): void {
    this.ratingCount += 1;
    this.ratingSum += rating;
  }

  /** Takes over what the organisation says of itself. Changes the version even if only rows beside it changed. */
  describe(columns: Partial<Organisation>, now: Date): void {
    Object.assign(this, columns);
    this.updatedAt = now;
  }

  /** Says where it is found; '' for what it has not. Throws `auth.forbidden` for who may not write for it. */
  editContact(doer: Doer, { address, email, phone }: OrganisationContact, now: Date): Change<OrganisationStatus> {
    if (!canPresent(doer, this.id)) throw new DomainError('auth.forbidden');
    this.describe({ address, email: email || null, phone: phone || null }, now);
    return { action: 'editContact', from: this.status, to: this.status };
  }

  /**
   * The columns to store when a section of a firm's profile is saved. Throws `version.stale` unless `version` is the section's own
   * current one, and `auth.forbidden` for who may not present the firm.
   */
  editSection(
    doer: Doer,
    { section, version, content }: { section: CompanySection; version: number; content: Partial<Organisation> },
    now: Date,
  ): { change: Change<OrganisationStatus>; columns: Partial<Organisation> } {
    const change = this.editLists(doer, 'editProfile');
    expectVersion({ version: this.profileVersions[section] ?? 1 }, version);
    const profileVersions = { ...this.profileVersions, [section]: version + 1 };
    return { change, columns: { ...content, profileVersions, updatedAt: now } };
  }

  /** Checks that the lists of a firm's profile may be changed. Throws `auth.forbidden`. */
  editLists(doer: Doer, action: string): Change<OrganisationStatus> {
    if (this.kind !== 'firma' || !canPresent(doer, this.id)) throw new DomainError('auth.forbidden');
    return { action, from: this.status, to: this.status };
  }

  /** Checks that another picture may be shown beside its name. Throws `auth.forbidden` for who may not write for it. */
  showLogo(doer: Doer): Change<OrganisationStatus> {
    if (!canPresent(doer, this.id)) throw new DomainError('auth.forbidden');
    return { action: 'showLogo', from: this.status, to: this.status };
  }

  /** Lets the organisation in. `cuiOverrideReason`: why a tax code that does not pass the check is right nevertheless. */
  approve(doer: Doer, cuiOverrideReason: string | null, now: Date): Change<OrganisationStatus> {
    const change = this.decide('approve', doer, null, now);
    this.cuiOverrideReason = cuiOverrideReason;
    return change;
  }

  /** Any other decision of the association. `reason` is what the organisation's people read while it holds. */
  decide(
    action: 'approve' | 'requestInfo' | 'reject' | 'suspend' | 'restore',
    doer: Doer,
    reason: string | null,
    now: Date,
  ): Change<OrganisationStatus> {
    const change = machine.apply(this, action, doer, now);
    this.statusReason = reason;
    this.decidedAt = now;
    return change;
  }

  /** Puts the application before the association again; it waits from now on. */
  resubmit(doer: Doer, now: Date): Change<OrganisationStatus> {
    const change = machine.apply(this, 'resubmit', doer, now);
    this.statusReason = null;
    this.appliedAt = now;
    this.decidedAt = null;
    return change;
  }

  /** Takes over another tax code or trade register number. Throws `action.not_allowed` for who may not correct them. */
  correctIdentity(
    doer: Doer,
    identity: Pick<Organisation, 'cui' | 'cuiOverrideReason' | 'registrationNumber'>,
    now: Date,
  ): Change<OrganisationStatus> {
    if (!mayCorrectIdentity(this, doer)) throw new DomainError('action.not_allowed');
    this.describe(identity, now);
    return { action: 'correctIdentity', from: this.status, to: this.status };
  }

  /** Checks that the application may be changed by who wrote it. */
  edit(doer: Doer, now: Date): Change<OrganisationStatus> {
    return machine.apply(this, 'edit', doer, now);
  }
}
organisationSchema.setClass(Organisation);

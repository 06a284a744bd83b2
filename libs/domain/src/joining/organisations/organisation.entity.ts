import { defineEntity, p } from '@mikro-orm/core';
import type { Kind, OrganisationStatus } from '@psp/contracts/common';
import type { CompanySection } from '@psp/contracts/company-bodies';
import type { EmployeeRange } from '@psp/contracts/company-names';
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
    industry: p.string().nullable(),
    foundedYear: p.smallint().nullable(),
    employees: p.string().$type<EmployeeRange>().nullable(),
    capacity: p.smallint().nullable(),
    services: p.array<string>().columnType('text[]').default([]),
    specializations: p.array<string>().columnType('text[]').default([]),
    servedCounties: p.array<string>().columnType('text[]').default([]),
    /** Version of each section of the profile; a section that was never saved is missing and has version 1. */
    profileVersions: p.json<{ [Name in CompanySection]?: number }>().default('{}'),
    statusReason: p.text().nullable(),
    appliedAt: p.datetime().nullable(),
    decidedAt: p.datetime().nullable(),
    /** Time since which the firm has the badge; null without badge. */
    verifiedAt: p.datetime().nullable(),
    badgeAskedAt: p.datetime().nullable(),
    badgeDecidedAt: p.datetime().nullable(),
    badgeReason: p.text().nullable(),
    /** Requirements of the badge that the firm did not meet at the last check. */
    badgeLacks: p.array<string>().columnType('text[]').default([]),
    badgeDoubtedAt: p.datetime().nullable(),
    ratingCount: p.integer().default(0),
    ratingSum: p.integer().default(0),
  },
});

/** A town hall, a firm or the association. All data in the portal belongs to an organisation, not to a person. */
export class Organisation extends organisationSchema.class {
  /** Adds the rating (1 to 5) of a published review; the database computes the average from sum and count. */
  addRating(rating: number): void {
    this.ratingCount += 1;
    this.ratingSum += rating;
  }

  /** Takes back the rating of a review that was published and is no longer shown. */
  withdrawRating(rating: number): void {
    this.ratingCount -= 1;
    this.ratingSum -= rating;
  }

  /** Sets columns of the organisation. Always changes `updatedAt`, so that the version changes even if only related rows did. */
  describe(columns: Partial<Organisation>, now: Date): void {
    Object.assign(this, columns);
    this.updatedAt = now;
  }

  /** Changes the contact data; '' clears a field. Throws `auth.forbidden` when the doer may not edit it. */
  editContact(doer: Doer, { address, email, phone }: OrganisationContact, now: Date): Change<OrganisationStatus> {
    if (!canPresent(doer, this.id)) throw new DomainError('auth.forbidden');
    this.describe({ address, email: email || null, phone: phone || null }, now);
    return { action: 'editContact', from: this.status, to: this.status };
  }

  /**
   * Returns the columns to store when a section of a firm's profile is saved. Throws `version.stale` unless `version` is the current
   * version of the section, `auth.forbidden` when the doer may not edit the profile.
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

  /** Checks that the logo may be changed. Throws `auth.forbidden`. */
  showLogo(doer: Doer): Change<OrganisationStatus> {
    if (!canPresent(doer, this.id)) throw new DomainError('auth.forbidden');
    return { action: 'showLogo', from: this.status, to: this.status };
  }

  /** Approves the application. `cuiOverrideReason`: why a tax code that fails the check is accepted; null when it passes. */
  approve(doer: Doer, cuiOverrideReason: string | null, now: Date): Change<OrganisationStatus> {
    const change = this.decide('approve', doer, null, now);
    this.cuiOverrideReason = cuiOverrideReason;
    return change;
  }

  /** Applies a decision of the association. `reason` is shown to the organisation's members while the decision applies. */
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

  /** Submits the application again; its waiting time starts anew. */
  resubmit(doer: Doer, now: Date): Change<OrganisationStatus> {
    const change = machine.apply(this, 'resubmit', doer, now);
    this.statusReason = null;
    this.appliedAt = now;
    this.decidedAt = null;
    return change;
  }

  /** Corrects the tax code or trade register number. Throws `action.not_allowed`. */
  correctIdentity(
    doer: Doer,
    identity: Pick<Organisation, 'cui' | 'cuiOverrideReason' | 'registrationNumber'>,
    now: Date,
  ): Change<OrganisationStatus> {
    if (!mayCorrectIdentity(this, doer)) throw new DomainError('action.not_allowed');
    this.describe(identity, now);
    return { action: 'correctIdentity', from: this.status, to: this.status };
  }

  /** Checks that the applicant may edit the application now. */
  edit(doer: Doer, now: Date): Change<OrganisationStatus> {
    return machine.apply(this, 'edit', doer, now);
  }
}
organisationSchema.setClass(Organisation);

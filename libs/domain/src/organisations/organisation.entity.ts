import { defineEntity, p } from '@mikro-orm/core';
import type { Kind, OrganisationStatus } from '@psp/contracts/common';
import type { CountyCode } from '@psp/contracts/taxonomies';

const organisationSchema = defineEntity({
  name: 'Organisation',
  tableName: 'organisation',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    kind: p.string().$type<Kind>(),
    name: p.text(),
    status: p.string().$type<OrganisationStatus>().default('pending'),
    countyCode: p.string().$type<CountyCode>().nullable(),
    locality: p.text().default(''),
    ratingCount: p.integer().default(0),
    ratingSum: p.integer().default(0),
    version: p.integer().version(),
  },
});

/** A town hall, a firm or the association; everything done in the portal belongs to one, not to a person. */
export class Organisation extends organisationSchema.class {
  /** Counts a published review (1 to 5); the average is computed by the database from sum and count. */
  addRating(rating: number): void {
    this.ratingCount += 1;
    this.ratingSum += rating;
  }
}
organisationSchema.setClass(Organisation);

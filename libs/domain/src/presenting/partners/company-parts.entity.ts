import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, row } from '../../columns.ts';

/** An item in a list of a firm's profile. */
export interface CompanyPart {
  id: string;
  version: number;
  organisationId: string;
  /** Position in the list. */
  sort: number;
}

const part = { ...row, organisationId: p.uuid(), sort: p.smallint().default(0) };

const teamMemberSchema = defineEntity({
  name: 'TeamMember',
  tableName: 'team_member',
  properties: { ...part, name: p.text(), position: p.text().default(''), experience: p.text().default('') },
});
/** A person whom a firm presents in its profile. */
export class TeamMember extends teamMemberSchema.class {}
teamMemberSchema.setClass(TeamMember);

const portfolioItemSchema = defineEntity({
  name: 'PortfolioItem',
  tableName: 'portfolio_item',
  properties: {
    ...part,
    createdAt,
    name: p.text(),
    beneficiary: p.text().default(''),
    budget: p.decimal('number').nullable(),
    year: p.smallint(),
    description: p.text().default(''),
    /** The authority that confirmed the work in its current text. */
    confirmedBy: p.uuid().nullable(),
    confirmedAt: p.datetime().nullable(),
  },
});
/** A reference work of a firm. */
export class PortfolioItem extends portfolioItemSchema.class {}
portfolioItemSchema.setClass(PortfolioItem);

const discountSchema = defineEntity({
  name: 'Discount',
  tableName: 'discount',
  properties: {
    ...part,
    createdAt,
    title: p.text(),
    description: p.text().default(''),
    validUntil: p.date().nullable(),
  },
});
/** A temporary discount of a firm. */
export class Discount extends discountSchema.class {}
discountSchema.setClass(Discount);

const certificateSchema = defineEntity({
  name: 'Certificate',
  tableName: 'certificate',
  properties: {
    ...part,
    createdAt,
    name: p.text(),
    issuer: p.text().default(''),
    issuedOn: p.date().nullable(),
    validUntil: p.date().nullable(),
    /** Whether visitors may read its files. */
    showsFiles: p.boolean().default(false),
    /** When its files were last changed; null without files. */
    filedAt: p.datetime().nullable(),
  },
});
/** A certificate of a firm. */
export class Certificate extends certificateSchema.class {}
certificateSchema.setClass(Certificate);

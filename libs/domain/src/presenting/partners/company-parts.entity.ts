import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, row } from '../../columns.ts';

/** One of a list of a firm's profile. Who may touch it, the firm decides. */
export interface CompanyPart {
  id: string;
  version: number;
  organisationId: string;
  /** Its place in the list. */
  sort: number;
}

const part = { ...row, organisationId: p.uuid(), sort: p.smallint().default(0) };

const teamMemberSchema = defineEntity({
  name: 'TeamMember',
  tableName: 'team_member',
  properties: { ...part, name: p.text(), position: p.text().default(''), experience: p.text().default('') },
});
/** Somebody whom a firm presents. */
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
    /** The authority that says it is so, as it stands now. */
    confirmedBy: p.uuid().nullable(),
    confirmedAt: p.datetime().nullable(),
  },
});
/** A work that a firm says it has done. */
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
/** What a firm gives off its prices for a while. */
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
/** What a firm is certified for. */
export class Certificate extends certificateSchema.class {}
certificateSchema.setClass(Certificate);

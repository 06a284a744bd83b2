import { z } from 'zod';
import { badgeView } from './badges.ts';
import { id, isoDate, isoDateTime, version } from './common.ts';
import { attachmentViews } from './files.ts';
import { pictureView } from './images.ts';
import { countyCode, domainSlug } from './taxonomies.ts';
import { confirmationState } from './work-confirmations.ts';

const day = isoDate.nullable();

/** A firm's profile as its people work on it. Each section has a version of its own, so that two people merge. */
export const ownCompany = z.object({
  id,
  name: z.string(),
  cui: z.string().nullable(),
  logo: pictureView.nullable(),
  isVerified: z.boolean(),
  badge: badgeView,
  memberSince: isoDateTime,
  company: z.object({
    version,
    description: z.string(),
    industry: z.string().nullable(),
    foundedYear: z.int().nullable(),
    employees: z.string().nullable(),
    capacity: z.int().nullable(),
  }),
  contact: z.object({
    version,
    countyCode: countyCode.nullable(),
    locality: z.string(),
    address: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    website: z.string().nullable(),
  }),
  services: z.object({ version, services: z.array(z.string()), specializations: z.array(z.string()) }),
  coverage: z.object({ version, domains: z.array(domainSlug), servedCounties: z.array(countyCode) }),
  team: z.array(z.object({ id, version, name: z.string(), position: z.string(), experience: z.string() })),
  portfolio: z.array(
    z.object({
      ...{ id, version, name: z.string(), beneficiary: z.string(), budget: z.number().nullable(), year: z.int() },
      description: z.string(),
      confirmedBy: z.string().nullable(),
      confirmation: confirmationState.nullable(),
    }),
  ),
  discounts: z.array(z.object({ id, version, title: z.string(), description: z.string(), validUntil: day })),
  certificates: z.array(
    z.object({
      ...{ id, version, name: z.string(), issuer: z.string(), issuedOn: day, validUntil: day },
      files: attachmentViews,
      showsFiles: z.boolean(),
    }),
  ),
});
export type OwnCompany = z.infer<typeof ownCompany>;

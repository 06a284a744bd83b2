import { z } from 'zod';
import { editors, presenters, viewers } from './access.ts';
import { badgeView } from './badges.ts';
import { id, isoDate, isoDateTime, searchText, version, versioned } from './common.ts';
import { COMPANY_ITEMS, COMPANY_SECTIONS, companyOrder, employeeRange, savedOver } from './company-bodies.ts';
import { attachmentViews } from './files.ts';
import { pictureView } from './images.ts';
import { act, file, operations, read, upload } from './operations.ts';
import { partnerOptions, partnerView } from './partners.ts';
import { countyCode, domainSlug } from './taxonomies.ts';
import { askConfirmation, askedConfirmation, confirmationState } from './work-confirmations.ts';

const day = isoDate.nullable();

/** The firm's view of its profile. Each section has its own version, so that two people can edit different sections. */
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
    industryName: z.string().nullable(),
    foundedYear: z.int().nullable(),
    employees: employeeRange.nullable(),
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

/* Each act returns the profile after the change. */
const changed = { access: presenters, view: ownCompany };
const added = <Content extends z.ZodType>(content: Content) => ({ ...changed, body: z.strictObject({ content }) });
const saved = <Content extends z.ZodType>(content: Content) => ({ ...changed, body: savedOver(content) });
const removed = { ...changed, body: versioned };
const ordered = { ...changed, body: companyOrder };
const { company, contact, services, coverage } = COMPANY_SECTIONS;
const { team, portfolio, discounts, certificates } = COMPANY_ITEMS;
/** A firm's profile: read, saved section by section, its lists item by item. */
export const ownCompanyOperations = operations(['firma'], {
  view: read('/profile', { access: viewers, view: ownCompany }),
  preview: read('/profile/preview', { access: viewers, view: partnerView }),
  certificateFile: file('/profile/certificates/:id/attachments/:fileId', { access: viewers }),
  addPicture: upload('organisation.showLogo', '/profile/pictures', { access: presenters, view: pictureView }),
  askBadge: act('organisation.askBadge', 'POST /profile/badge', {
    ...changed,
    access: editors,
    body: z.strictObject({}),
  }),
  saveCompany: act('organisation.editProfile', 'PUT /profile/company', saved(company)),
  saveContact: act('organisation.editProfile', 'PUT /profile/contact', saved(contact)),
  saveServices: act('organisation.editProfile', 'PUT /profile/services', saved(services)),
  saveCoverage: act('organisation.editProfile', 'PUT /profile/coverage', saved(coverage)),
  addMember: act('organisation.addToProfile', 'POST /profile/team', added(team)),
  addWork: act('organisation.addToProfile', 'POST /profile/portfolio', added(portfolio)),
  addDiscount: act('organisation.addToProfile', 'POST /profile/discounts', added(discounts)),
  addCertificate: act('organisation.addToProfile', 'POST /profile/certificates', added(certificates)),
  saveMember: act('organisation.editInProfile', 'PUT /profile/team/:id', saved(team)),
  saveWork: act('organisation.editInProfile', 'PUT /profile/portfolio/:id', saved(portfolio)),
  saveDiscount: act('organisation.editInProfile', 'PUT /profile/discounts/:id', saved(discounts)),
  saveCertificate: act('organisation.editInProfile', 'PUT /profile/certificates/:id', saved(certificates)),
  removeMember: act('organisation.removeFromProfile', 'POST /profile/team/:id/remove', removed),
  removeWork: act('organisation.removeFromProfile', 'POST /profile/portfolio/:id/remove', removed),
  removeDiscount: act('organisation.removeFromProfile', 'POST /profile/discounts/:id/remove', removed),
  removeCertificate: act('organisation.removeFromProfile', 'POST /profile/certificates/:id/remove', removed),
  orderTeam: act('organisation.orderProfile', 'POST /profile/team/order', ordered),
  orderWorks: act('organisation.orderProfile', 'POST /profile/portfolio/order', ordered),
  orderDiscounts: act('organisation.orderProfile', 'POST /profile/discounts/order', ordered),
  orderCertificates: act('organisation.orderProfile', 'POST /profile/certificates/order', ordered),
});

/** Finding authorities and asking them to confirm the works of a firm's portfolio. */
export const ownConfirmationOperations = operations(['firma'], {
  authorities: read('/authorities', {
    access: viewers,
    query: z.strictObject({ q: searchText }),
    view: partnerOptions,
  }),
  ask: act('work-confirmation.ask', 'POST /profile/portfolio/:id/confirmation', {
    ...{ access: editors, on: 'organisation', body: askConfirmation, view: askedConfirmation },
  }),
  revoke: act('work-confirmation.revoke', 'POST /profile/portfolio/:id/confirmation/revoke', {
    access: editors,
    body: z.strictObject({}),
  }),
});

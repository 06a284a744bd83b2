/* Without zod, for the domain and for pages. */
import type { OwnCompany } from './own-company.ts';

/** Parts of a firm's profile that are asked for; special offers are optional. */
export const COMPLETED_PARTS = [
  'company',
  'contact',
  'services',
  'coverage',
  'certificates',
  'portfolio',
  'team',
] as const;
export type CompletedPart = (typeof COMPLETED_PARTS)[number];

export const LACKS = [
  'description',
  'facts',
  'place',
  'contact',
  'services',
  'counties',
  'certificates',
  'expired',
  'notFiled',
  'portfolio',
  'team',
] as const;
/** What a part lacks; `count`: how many certificates. */
export interface Lack {
  what: (typeof LACKS)[number];
  count: number;
}

const lack = (what: Lack['what'], isLacking: boolean | number): Lack[] =>
  isLacking ? [{ what, count: Number(isLacking) }] : [];

const ofCompany = ({ description, foundedYear, employees }: OwnCompany['company']): Lack[] =>
  description ? lack('facts', !(foundedYear && employees)) : lack('description', true);
const ofContact = ({ countyCode, phone, email }: OwnCompany['contact']): Lack[] =>
  countyCode ? lack('contact', !(phone || email)) : lack('place', true);

type Certificate = OwnCompany['certificates'][number];

/** Whether a certificate is past its last day, so that visitors no longer see it. `today` is yyyy-mm-dd. */
export const isExpired = ({ validUntil }: Pick<Certificate, 'validUntil'>, today: string): boolean =>
  validUntil !== null && validUntil < today;

const ofCertificates = (certificates: Certificate[], today: string): Lack[] => {
  if (certificates.length === 0) return lack('certificates', true);
  const valid = certificates.filter((certificate) => !isExpired(certificate, today));
  const notFiled = valid.filter(({ files }) => files.length === 0).length;
  return [...lack('expired', certificates.length - valid.length), ...lack('notFiled', notFiled)];
};

/** What each part of a firm's profile lacks, on the day `today` (yyyy-mm-dd). */
export const companyLacks = (company: OwnCompany, today: string): Record<CompletedPart, Lack[]> => ({
  company: ofCompany(company.company),
  contact: ofContact(company.contact),
  services: lack('services', company.services.services.length === 0),
  coverage: lack('counties', company.coverage.servedCounties.length === 0),
  certificates: ofCertificates(company.certificates, today),
  portfolio: lack('portfolio', company.portfolio.length === 0),
  team: lack('team', company.team.length === 0),
});

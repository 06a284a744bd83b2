import { serverNow } from '@psp/auth/session/server-clock';
import { romanianDay } from '@psp/contracts/romania';
import type { OwnCompany } from '@psp/contracts/own-company';
import { strings } from './strings.ts';

const { lacks } = strings;

const ofCompany = ({ description, foundedYear, employees }: OwnCompany['company']): string => {
  if (!description) return lacks.description;
  return foundedYear && employees ? '' : lacks.facts;
};

const ofContact = ({ countyCode, phone, email }: OwnCompany['contact']): string => {
  if (!countyCode) return lacks.place;
  return phone || email ? '' : lacks.contact;
};

/** True of a certificate past its last day, which visitors no longer see. */
export const isExpired = ({ validUntil }: { validUntil: string | null }, today: string): boolean =>
  validUntil !== null && validUntil < today;

const ofCertificates = (certificates: OwnCompany['certificates'], today: string): string => {
  if (certificates.length === 0) return lacks.certificates;
  const expired = certificates.filter((certificate) => isExpired(certificate, today)).length;
  const notFiled = certificates.filter((one) => !isExpired(one, today) && one.files.length === 0).length;
  return [expired > 0 ? lacks.expired(expired) : '', notFiled > 0 ? lacks.notFiled(notFiled) : '']
    .filter(Boolean)
    .join(', ');
};

/** What each section of the profile lacks, '' where it is complete. Special offers are not missed: who has none lacks nothing. */
export const lackOf = (company: OwnCompany, now = serverNow()) => ({
  company: ofCompany(company.company),
  contact: ofContact(company.contact),
  services: company.services.services.length > 0 ? '' : lacks.services,
  coverage: company.coverage.servedCounties.length > 0 ? '' : lacks.counties,
  certificates: ofCertificates(company.certificates, romanianDay(now)),
  portfolio: company.portfolio.length > 0 ? '' : lacks.portfolio,
  team: company.team.length > 0 ? '' : lacks.team,
});

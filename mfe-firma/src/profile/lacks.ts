import { serverNow } from '@psp/auth/session/server-clock';
import type { OwnCompany } from '@psp/contracts/own-company';
import { romanianDay } from '@psp/contracts/romania';
import { formatDate } from '@psp/design-system/format';
import { listStrings } from './list-strings.ts';
import { strings } from './strings.ts';

const { lacks } = strings;

const lackOfCompany = ({ description, foundedYear, employees }: OwnCompany['company']): string => {
  if (!description) return lacks.description;
  return foundedYear && employees ? '' : lacks.facts;
};

const lackOfContact = ({ countyCode, phone, email }: OwnCompany['contact']): string => {
  if (!countyCode) return lacks.place;
  return phone || email ? '' : lacks.contact;
};

/* True for a certificate past its last day, which visitors no longer see. */
const isExpired = ({ validUntil }: { validUntil: string | null }, today: string): boolean =>
  validUntil !== null && validUntil < today;

const lackOfCertificates = (certificates: OwnCompany['certificates'], today: string): string => {
  if (certificates.length === 0) return lacks.certificates;
  const expired = certificates.filter((certificate) => isExpired(certificate, today)).length;
  const notFiled = certificates.filter((one) => !isExpired(one, today) && one.files.length === 0).length;
  return [expired > 0 ? lacks.expired(expired) : '', notFiled > 0 ? lacks.notFiled(notFiled) : '']
    .filter(Boolean)
    .join(', ');
};

/** What each section of the profile lacks, '' when it is complete. Special offers are optional. */
export const lackOf = (company: OwnCompany, now = serverNow()) => ({
  company: lackOfCompany(company.company),
  contact: lackOfContact(company.contact),
  services: company.services.services.length > 0 ? '' : lacks.services,
  coverage: company.coverage.servedCounties.length > 0 ? '' : lacks.counties,
  certificates: lackOfCertificates(company.certificates, romanianDay(now)),
  portfolio: company.portfolio.length > 0 ? '' : lacks.portfolio,
  team: company.team.length > 0 ? '' : lacks.team,
});

const { certificates: words } = listStrings;

type Certificate = Pick<OwnCompany['certificates'][number], 'issuer' | 'validUntil' | 'files' | 'showsFiles'>;

/**
 * The lines under the name of a certificate, '' for an empty one. They also say what visitors cannot see, and why. `today` is
 * yyyy-mm-dd.
 */
export const certificateLines = (certificate: Certificate, today: string): readonly string[] => {
  const { issuer, validUntil, files, showsFiles } = certificate;
  if (isExpired(certificate, today)) return [issuer, words.expired(formatDate(validUntil ?? ''))];
  const shown = showsFiles ? words.shown : '';
  return [issuer, validUntil ? words.until(formatDate(validUntil)) : '', files.length > 0 ? shown : words.notFiled];
};

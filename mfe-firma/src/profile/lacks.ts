import { serverNow } from '@psp/auth/session/server-clock';
import { COMPLETED_PARTS, type CompletedPart, companyLacks, isExpired } from '@psp/contracts/company-lacks';
import type { OwnCompany } from '@psp/contracts/own-company';
import { romanianDay } from '@psp/contracts/romania';
import { formatDate } from '@psp/design-system/format';
import { lackWords } from '@psp/features/partners/ui/lack-strings';
import { listStrings } from './list-strings.ts';

/** What each section of the profile lacks, '' when it is complete. */
export const lackOf = (company: OwnCompany, now = serverNow()): Record<CompletedPart, string> => {
  const lacks = companyLacks(company, romanianDay(now));
  return Object.fromEntries(COMPLETED_PARTS.map((part) => [part, lackWords(lacks[part])])) as Record<
    CompletedPart,
    string
  >;
};

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

import type { OwnCompany } from '@psp/contracts/own-company';
import { formatDate } from '@psp/design-system/format';
import { isExpired } from './lacks.ts';
import { listStrings } from './list-strings.ts';

const { certificates: words } = listStrings;

type Certificate = Pick<OwnCompany['certificates'][number], 'issuer' | 'validUntil' | 'files' | 'showsFiles'>;

/** What a firm reads under the name of its certificate on a day (yyyy-mm-dd), '' for none: also what visitors miss, and why. */
export const certificateLines = (certificate: Certificate, today: string): readonly string[] => {
  const { issuer, validUntil, files, showsFiles } = certificate;
  if (isExpired(certificate, today)) return [issuer, words.expired(formatDate(validUntil ?? ''))];
  const shown = showsFiles ? words.shown : '';
  return [issuer, validUntil ? words.until(formatDate(validUntil)) : '', files.length > 0 ? shown : words.notFiled];
};

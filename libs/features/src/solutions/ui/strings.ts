import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomy-names';
import { formatDate, plural } from '@psp/design-system/format';

/** Number of counties that are named; the others are counted. */
const NAMED = 3;

/** Texts of solution cards and of the link to a new request. */
export const strings = {
  authoritiesOnly: 'Numai autoritățile pot cere oferte.',
  indicative: 'Orientativ',
  features: 'Ce cuprinde',
  validUntil: (iso: string) => `Valabilă până la ${formatDate(iso)}`,
  cpv: (code: string) => `CPV ${code}`,
  counties: (codes: readonly CountyCode[]) => {
    const named = codes.slice(0, NAMED).map((code) => COUNTIES[code]);
    const others = codes.length - named.length;
    const rest = plural(others, { one: 'alt județ', few: 'alte județe', other: 'alte județe' });
    return others > 0 ? `${named.join(', ')} și ${rest}` : named.join(', ');
  },
  askOffer: 'Cere ofertă',
  askOfferFor: (title: string, firm: string) => `Cere ofertă: ${title}, ${firm}`,
};

import type { DescribedPictureView } from '@psp/contracts/images';
import type { OwnSolutionView } from '@psp/contracts/own-solutions';
import { PRICE_UNITS } from '@psp/contracts/solution-names';
import { type SolutionContent, solutionContent } from '@psp/contracts/solutions';
import { COUNTIES, type CountyCode, type DomainSlug, DOMAINS } from '@psp/contracts/taxonomies';
import { picturesBody } from '@psp/features/pictures/ui/pictures-body';
import { strings as pictureStrings } from '@psp/features/pictures/ui/strings';
import { priceRange } from '@psp/remote/price-range';
import { z } from 'zod';
import { dayInWords } from '../common/strings.ts';
import { strings } from './strings.ts';

/** Form values of a solution; '' for what is not chosen yet. */
export interface SolutionText extends Omit<SolutionContent, 'domain' | 'validUntil' | 'cpv' | 'counties' | 'pictures'> {
  domain: DomainSlug | '';
  validUntil: string;
  cpv: string;
  counties: CountyCode[];
  pictures: DescribedPictureView[];
}

export const BLANK: SolutionText = {
  ...{ title: '', domain: '', description: '' },
  ...{ priceMin: null, priceMax: null, currency: 'RON', unit: 'project', features: [] },
  ...{ cpv: '', counties: [], pictures: [], validUntil: '' },
};

export const textOf = ({ content, pictures }: OwnSolutionView): SolutionText => ({
  ...content,
  validUntil: content.validUntil ?? '',
  cpv: content.cpv ?? '',
  counties: content.counties ?? [],
  pictures,
});

/* Request body, without empty features. */
const sentOf = ({ features, validUntil, cpv, ...text }: SolutionText) => ({
  ...picturesBody(text),
  cpv: cpv || null,
  features: features.filter((feature) => feature.trim() !== ''),
  validUntil: validUntil || null,
});

export const solutionForm = z.preprocess((text) => sentOf(text as SolutionText), solutionContent);

/** Describes a solution field by field, to compare two versions. */
export const describe = ({
  title,
  domain,
  description,
  features,
  cpv,
  counties,
  pictures,
  validUntil,
  ...price
}: SolutionText) => [
  { term: strings.fields.title, text: title },
  { term: strings.fields.domain, text: domain ? DOMAINS[domain] : '' },
  { term: strings.fields.description, text: description },
  { term: strings.fields.price, text: describedPrice(price) },
  { term: strings.fields.features, text: features.join('\n') },
  { term: strings.fields.cpv, text: cpv },
  { term: strings.fields.counties, text: counties.map((code) => COUNTIES[code]).join(', ') || strings.fields.asFirm },
  { term: pictureStrings.title, text: pictureStrings.described(pictures) },
  { term: strings.fields.validUntil, text: dayInWords(validUntil) },
];

function describedPrice({
  priceMin,
  priceMax,
  currency,
  unit,
}: Pick<SolutionText, 'priceMin' | 'priceMax' | 'currency' | 'unit'>) {
  const [low, high] = [priceMin ?? priceMax, priceMax ?? priceMin];
  if (low === null || high === null || Number.isNaN(low + high)) return '';
  return `${priceRange({ priceMin: low, priceMax: high, currency })} ${PRICE_UNITS[unit]}`;
}

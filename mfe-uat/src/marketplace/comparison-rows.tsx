import type { PartnerView } from '@psp/contracts/partners';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { formatNumber } from '@psp/design-system/format';
import { placeOf } from '@psp/features/partners/ui/place';
import { RatingLine } from '@psp/features/partners/ui/rating-line';
import { strings as shared } from '@psp/features/partners/ui/strings';
import type { ComparisonRow } from '@psp/features/comparisons/ui/comparison-table';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { compareStrings as strings } from './compare-strings.ts';

const List = styled.ul`
  display: grid;
  gap: 6px;
  line-height: 1.35;
`;

const { rows } = strings;

const several = (words: readonly string[]): ReactNode =>
  words.length === 0 ? (
    strings.none
  ) : (
    <List>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </List>
  );

const certificateOf = ({ name, isFiled }: PartnerView['certificates'][number]): string =>
  isFiled === false ? strings.notFiled(name) : name;

const responseOf = ({ responseTime: { medianHours } }: PartnerView): string =>
  medianHours === null ? strings.noResponse : shared.response(medianHours);

/** What is compared of firms, from what decides most to what decides least. */
export const COMPARISON: readonly ComparisonRow<PartnerView>[] = [
  {
    key: 'rating',
    label: rows.rating,
    cell: ({ rating, reviewCount }) => <RatingLine rating={rating} reviewCount={reviewCount} />,
  },
  { key: 'response', label: rows.response, cell: responseOf },
  { key: 'completed', label: rows.completed, cell: ({ completedProjects }) => formatNumber(completedProjects) },
  { key: 'domains', label: rows.domains, cell: ({ domains }) => several(domains.map((slug) => DOMAINS[slug])) },
  { key: 'services', label: rows.services, cell: ({ services }) => several(services) },
  {
    key: 'certificates',
    label: rows.certificates,
    cell: ({ certificates }) => several(certificates.filter(({ expired }) => !expired).map(certificateOf)),
  },
  { key: 'offers', label: rows.offers, cell: ({ discounts }) => several(discounts.map(({ title }) => title)) },
  { key: 'portfolio', label: rows.portfolio, cell: ({ portfolio }) => formatNumber(portfolio.length) },
  { key: 'place', label: rows.place, cell: (partner) => placeOf(partner) || strings.none },
  {
    key: 'employees',
    label: rows.employees,
    cell: ({ employees }) => (employees ? shared.employees(employees) : strings.none),
  },
  {
    key: 'experience',
    label: rows.experience,
    cell: ({ experienceYears }) => (experienceYears ? shared.years(experienceYears) : strings.none),
  },
  { key: 'verified', label: rows.verified, cell: ({ verified }) => (verified ? strings.yes : strings.no) },
];

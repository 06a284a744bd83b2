import {
  CERTIFICATES,
  LEAST_RATINGS,
  MEMBER_SORTS,
  type MemberPartnerQuery,
  type MemberSolutionQuery,
  PRICE_BANDS,
  RESPONSES,
} from '@psp/contracts/marketplace';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { listFilters } from '@psp/remote/lists/list-filters';
import { keyIn, oneOfIn, pageIn, textIn } from '@psp/remote/lists/read-address';
import { countyOptions, domainOptions, optionsOf } from '@psp/remote/options';
import { comparedIn } from './compared.ts';
import { filterStrings as strings } from './filter-strings.ts';

export const MARKETPLACE = '/uat/marketplace';

const common = (search: URLSearchParams): MemberSolutionQuery => ({
  q: textIn(search),
  category: keyIn(DOMAINS, search, 'category'),
  county: keyIn(COUNTIES, search, 'county'),
  rating: oneOfIn(LEAST_RATINGS, search, 'rating'),
  price: keyIn(PRICE_BANDS, search, 'price'),
  sort: oneOfIn(MEMBER_SORTS, search, 'sort') ?? 'suited',
  page: pageIn(search),
});

const domain = {
  name: 'category',
  label: strings.category,
  placeholder: strings.allCategories,
  options: domainOptions,
} as const;
const county = {
  name: 'county',
  label: strings.county,
  placeholder: strings.allCounties,
  options: countyOptions,
} as const;
const rating = {
  name: 'rating',
  label: strings.rating,
  placeholder: strings.anyRating,
  options: optionsOf(strings.ratings, LEAST_RATINGS),
} as const;
const price = {
  name: 'price',
  label: strings.price,
  placeholder: strings.anyPrice,
  options: optionsOf(strings.prices),
} as const;
const sort = { name: 'sort', label: strings.sort, options: optionsOf(strings.sorts), isOrder: true } as const;

/** Filters of the partners, with those that are chosen for comparison: ids joined by commas. */
export type PartnerFilters = MemberPartnerQuery & { compare: string };

export const partnerList = listFilters<PartnerFilters>(
  MARKETPLACE,
  (search) => ({
    ...common(search),
    certificate: oneOfIn(CERTIFICATES, search, 'certificate'),
    response: oneOfIn(RESPONSES, search, 'response'),
    favourites: oneOfIn(['1'] as const, search, 'favourites'),
    compare: comparedIn(search).join(),
  }),
  [
    domain,
    county,
    rating,
    {
      name: 'certificate',
      label: strings.certificate,
      placeholder: strings.anyCertificate,
      options: optionsOf(strings.certificates, CERTIFICATES),
    },
    {
      name: 'response',
      label: strings.response,
      placeholder: strings.anyResponse,
      options: optionsOf(strings.responses, RESPONSES),
    },
    price,
    sort,
  ],
);

export const solutionList = listFilters<MemberSolutionQuery>(
  `${MARKETPLACE}/solutions`,
  (search) => ({ ...common(search), favourites: oneOfIn(['1'] as const, search, 'favourites') }),
  [
    domain,
    county,
    rating,
    price,
    {
      name: 'favourites',
      label: strings.favourites,
      placeholder: strings.allSolutions,
      options: [{ value: '1', label: strings.onlyFavourites }],
    },
    sort,
  ],
);

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
import { byParts, keysOf, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { type Choices, listFilters } from '@psp/remote/lists/list-filters';
import { comparedFilter } from './compared.ts';
import { filterStrings as strings } from './filter-strings.ts';

export const MARKETPLACE = '/uat/marketplace';

const common = {
  q: text,
  category: oneOf(keysOf(DOMAINS)),
  county: oneOf(keysOf(COUNTIES)),
  rating: oneOf(LEAST_RATINGS),
  price: oneOf(keysOf(PRICE_BANDS)),
  sort: oneOf(MEMBER_SORTS, 'suited'),
  page,
};
const favourites = oneOf(['1']);

const first = {
  category: { label: strings.category, placeholder: strings.allCategories, options: DOMAINS },
  county: { label: strings.county, placeholder: strings.allCounties, options: COUNTIES },
  rating: { label: strings.rating, placeholder: strings.anyRating, options: strings.ratings },
} satisfies Choices<MemberSolutionQuery>;
const price = { label: strings.price, placeholder: strings.anyPrice, options: strings.prices };
const sort = { label: strings.sort, options: strings.sorts, isOrder: true };

/** Filters of the partner list. `compare` holds the ids chosen for comparison, joined by commas. */
export type PartnerFilters = MemberPartnerQuery & { compare: string };

export const partnerList = listFilters(
  MARKETPLACE,
  byParts<PartnerFilters>({
    ...common,
    certificate: oneOf(CERTIFICATES),
    response: oneOf(RESPONSES),
    favourites,
    compare: comparedFilter,
  }),
  {
    ...first,
    certificate: {
      label: strings.certificate,
      placeholder: strings.anyCertificate,
      options: strings.certificates,
    },
    response: { label: strings.response, placeholder: strings.anyResponse, options: strings.responses },
    price,
    sort,
  },
);

export const solutionList = listFilters(
  `${MARKETPLACE}/solutions`,
  byParts<MemberSolutionQuery>({ ...common, favourites }),
  {
    ...first,
    price,
    favourites: {
      label: strings.favourites,
      placeholder: strings.allSolutions,
      options: { '1': strings.onlyFavourites },
    },
    sort,
  },
);

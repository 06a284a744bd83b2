import {
  COST_BANDS,
  EXCHANGE_ORDERS,
  EXCHANGE_SHOWN,
  EXCHANGE_STAGES,
  LISTED_STAGES,
  MONEY_SOURCES,
  POPULATION_BANDS,
} from '@psp/contracts/exchange-names';
import type { ExchangeQuery, ExchangeView } from '@psp/contracts/exchange';
import type { exchangeOperations, ownExchangeOperations } from '@psp/contracts/exchange-operations';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import type { Crumb } from '@psp/design-system/page';
import type { Api } from '@psp/remote/api';
import { byParts, keysOf, oneOf, page, type Part, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import type { ReactNode } from 'react';
import { bandLabels, FIRMA_ORDER_LABELS, ORDER_LABELS, SHOW_LABELS, strings } from './strings.ts';

/** Who reads the exchange: authorities also write in it. */
export type ExchangeKind = 'uat' | 'firma' | 'public';

/** Area in which the exchange of projects is read. The operations of authorities are called in theirs alone. */
export interface ExchangeArea {
  kind: ExchangeKind;
  api: Api<typeof exchangeOperations | typeof ownExchangeOperations>;
  title: string;
  /** Path of the list; a project's is below it. */
  path: string;
  /** Where the list belongs, before it in the trail. */
  trail: readonly Crumb[];
  /** Renders the tabs above the list. */
  tabs?: () => ReactNode;
  /** Renders what the area adds to a project's page, above its facts. */
  more?: (project: ExchangeView) => ReactNode;
}

/** What the parts of a project's page take. */
export interface ExchangeProps {
  area: ExchangeArea;
  project: ExchangeView;
}

/** Path of a project's page. */
export const projectPath = ({ path }: Pick<ExchangeArea, 'path'>, id: string): string => `${path}/${id}`;

/** Largest number of inhabitants. */
export const NEAR_MAX = 3_000_000;
/* Number of inhabitants. */
const near: Part<number | undefined> = {
  read: (given) => {
    const number = Number(given ?? 0);
    return Number.isInteger(number) && number >= 1 && number <= NEAR_MAX ? number : undefined;
  },
};

const PUBLIC_ORDERS = ['newest', 'adopted'] as const;

const common = {
  q: text,
  domain: oneOf(keysOf(DOMAINS)),
  population: oneOf(keysOf(POPULATION_BANDS)),
  cost: oneOf(keysOf(COST_BANDS)),
  source: oneOf(keysOf(MONEY_SOURCES)),
  county: oneOf(keysOf(COUNTIES)),
  stage: oneOf(LISTED_STAGES),
  page,
};
const nothing: Part<undefined> = { read: () => undefined };

const choices = {
  domain: { label: strings.domain, placeholder: strings.anyDomain, options: DOMAINS },
  population: { label: strings.population, placeholder: strings.any, options: bandLabels(POPULATION_BANDS) },
  cost: { label: strings.budget, placeholder: strings.any, options: bandLabels(COST_BANDS) },
  source: { label: strings.source, placeholder: strings.any, options: MONEY_SOURCES },
  county: { label: strings.county, placeholder: strings.anyCounty, options: COUNTIES },
};
const order = { label: strings.order, options: ORDER_LABELS, isOrder: true };

/** Filters of the list in the address; visitors have those of `publicExchangeQuery`. */
export const exchangeFilters = ({ kind, path }: Pick<ExchangeArea, 'kind' | 'path'>) =>
  kind === 'public'
    ? listFilters(
        path,
        byParts<ExchangeQuery>({
          ...common,
          stage: oneOf(EXCHANGE_STAGES),
          show: nothing,
          near: nothing,
          order: oneOf(PUBLIC_ORDERS, 'newest'),
        }),
        { ...choices, order },
      )
    : listFilters(
        path,
        byParts<ExchangeQuery>({
          ...common,
          show: oneOf(EXCHANGE_SHOWN),
          near,
          order: oneOf(EXCHANGE_ORDERS, 'alike'),
        }),
        {
          ...choices,
          show: { label: strings.show, placeholder: strings.anyShown, options: SHOW_LABELS[kind] },
          order: { ...order, options: kind === 'firma' ? FIRMA_ORDER_LABELS : ORDER_LABELS },
        },
      );

import { listLoader, recordLoader } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';
import { type ExchangeArea, exchangeFilters } from './area.ts';
import { exchangeQuery, projectQuery } from './queries.ts';

interface Props {
  area: ExchangeArea;
}

export const exchangeLoader = ({ area }: Props): LoaderFunction =>
  listLoader(exchangeFilters(area), (filters) => exchangeQuery(area, filters));

export const projectLoader = ({ area }: Props): LoaderFunction => recordLoader((id) => projectQuery(area, id));

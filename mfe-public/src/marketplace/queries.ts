import type { MarketQuery, publicSolutionOperations } from '@psp/contracts/solutions';
import { createApi } from '@psp/remote/api';
import { listQuery } from '@psp/remote/queries';
import { listLoader } from '@psp/remote/start-loading';
import { marketList } from './filters.ts';

const solutions = createApi<typeof publicSolutionOperations>('public');

export const marketQuery = (filters: MarketQuery) =>
  listQuery(solutions, ['public', 'solutions', filters], 'GET /solutions', { query: filters });

export const loadMarket = listLoader(marketList, marketQuery);

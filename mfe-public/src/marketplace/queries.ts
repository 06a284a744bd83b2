import type { MarketList, MarketQuery } from '@psp/contracts/solutions';
import { listQuery } from '@psp/remote/reads';
import { listLoader } from '@psp/remote/start-loading';
import { api } from '../common/api.ts';
import { marketList } from './filters.ts';

export const marketQuery = (filters: MarketQuery) =>
  listQuery<MarketList>(api, ['public', 'solutions', filters], '/solutions', filters);

export const loadMarket = listLoader(marketList, marketQuery);

import type { overviewOperations } from '@psp/contracts/overview';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';
import { healthQuery } from '../health/queries.ts';

const api = createApi<typeof overviewOperations>('admin');

export const overviewQuery = readQuery(api, ['admin', 'dashboard'], 'GET /overview');

export const loadDashboard: LoaderFunction = (args) =>
  Promise.all([startLoading(args, overviewQuery), startLoading(args, healthQuery)]);

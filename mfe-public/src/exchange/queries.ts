import { exchangeFilters } from '@psp/features/exchange/ui/area';
import { exchangeQuery, projectQuery } from '@psp/features/exchange/ui/queries';
import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { exchange } from './area.tsx';

export const projectList = exchangeFilters(exchange);

export const loadProjects = listLoader(projectList, (filters) => exchangeQuery(exchange, filters));
export const loadProject = recordLoader((id) => projectQuery(exchange, id));

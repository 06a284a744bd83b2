import { listLoader, loaderOf, recordLoader } from '@psp/remote/start-loading';
import { requestList } from './filters.ts';
import { alikeQuery, ownPlaceQuery, requestQuery, requestsQuery } from './queries.ts';

export const loadRequests = listLoader(requestList, requestsQuery);
export const loadRequest = recordLoader(requestQuery);
export const loadAlike = recordLoader(alikeQuery);
export const loadOwnPlace = loaderOf(ownPlaceQuery());

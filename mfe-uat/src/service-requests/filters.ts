import { REQUEST_KIND } from '@psp/contracts/request-kinds';
import { REQUEST_PERIODS, REQUEST_SORTS, type RequestListQuery } from '@psp/contracts/service-request-list';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { byParts, day, keysOf, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import { strings } from './strings.ts';

const STATUSES = { open: strings.open, ...REQUEST_STATUS };

export const requestList = listFilters(
  '/uat/service-requests',
  byParts<RequestListQuery>({
    q: text,
    status: oneOf(keysOf(STATUSES)),
    category: oneOf(keysOf(DOMAINS)),
    period: oneOf(keysOf(REQUEST_PERIODS)),
    kind: oneOf(keysOf(REQUEST_KIND)),
    from: day,
    to: day,
    sort: oneOf(keysOf(REQUEST_SORTS), 'updated'),
    page,
  }),
  {
    status: { label: strings.status, placeholder: strings.anyStatus, options: STATUSES },
    category: { label: strings.category, placeholder: strings.anyCategory, options: DOMAINS },
    period: { label: strings.period, placeholder: strings.anyPeriod, options: REQUEST_PERIODS },
    kind: { label: strings.kind, placeholder: strings.anyKind, options: REQUEST_KIND },
    sort: { label: strings.sort, options: REQUEST_SORTS, isOrder: true },
  },
);

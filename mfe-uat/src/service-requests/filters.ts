import { REQUEST_KIND } from '@psp/contracts/consultations';
import { REQUEST_PERIODS, REQUEST_SORTS, type RequestListQuery } from '@psp/contracts/service-request-list';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { listFilters } from '@psp/remote/lists/list-filters';
import { dayIn, keyIn, pageIn, textIn } from '@psp/remote/lists/read-address';
import { domainOptions, optionsOf } from '@psp/remote/options';
import { strings } from './strings.ts';

const STATUSES = { open: strings.open, ...REQUEST_STATUS };

export const requestList = listFilters<RequestListQuery>(
  '/uat/service-requests',
  (search) => ({
    q: textIn(search),
    status: keyIn(STATUSES, search, 'status'),
    category: keyIn(DOMAINS, search, 'category'),
    period: keyIn(REQUEST_PERIODS, search, 'period'),
    kind: keyIn(REQUEST_KIND, search, 'kind'),
    from: dayIn(search, 'from'),
    to: dayIn(search, 'to'),
    sort: keyIn(REQUEST_SORTS, search, 'sort') ?? 'updated',
    page: pageIn(search),
  }),
  [
    { name: 'status', label: strings.status, placeholder: strings.anyStatus, options: optionsOf(STATUSES) },
    { name: 'category', label: strings.category, placeholder: strings.anyCategory, options: domainOptions },
    { name: 'period', label: strings.period, placeholder: strings.anyPeriod, options: optionsOf(REQUEST_PERIODS) },
    { name: 'kind', label: strings.kind, placeholder: strings.anyKind, options: optionsOf(REQUEST_KIND) },
    { name: 'sort', label: strings.sort, options: optionsOf(REQUEST_SORTS), isOrder: true },
  ],
);

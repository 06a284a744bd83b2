import type { RequestListItem } from '@psp/contracts/service-request-list';
import { DOMAINS } from '@psp/contracts/taxonomies';

/** Address of a request: the editor for a draft, unless the user is read-only, otherwise the detail page. */
export const requestHref = ({ id, status }: Pick<RequestListItem, 'id' | 'status'>, isReadOnly: boolean): string =>
  `/uat/service-requests/${id}${status === 'draft' && !isReadOnly ? '/edit' : ''}`;

/** Address of the similar requests that count towards the direct-purchase threshold. */
export const alikeHref = (id: string): string => `/uat/service-requests/${id}/alike`;

/** Number and domain of a request, shown under its title. */
export const requestCaption = ({ number, category }: Pick<RequestListItem, 'number' | 'category'>): string =>
  [number, category && DOMAINS[category]].filter(Boolean).join(', ');

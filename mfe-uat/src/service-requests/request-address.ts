import type { RequestListItem } from '@psp/contracts/service-request-list';
import { DOMAINS } from '@psp/contracts/taxonomies';

/** A draft opens where it is written, unless the person only reads; anything else where it is read. */
export const requestHref = ({ id, status }: Pick<RequestListItem, 'id' | 'status'>, isReadOnly: boolean): string =>
  `/uat/service-requests/${id}${status === 'draft' && !isReadOnly ? '/edit' : ''}`;

/** The requests that count with one for the threshold of a direct purchase. */
export const alikeHref = (id: string): string => `/uat/service-requests/${id}/alike`;

/** Number and domain of a request, as they stand under its title. */
export const requestCaption = ({ number, category }: Pick<RequestListItem, 'number' | 'category'>): string =>
  [number, category && DOMAINS[category]].filter(Boolean).join(', ');

import { REQUEST_KIND } from '@psp/contracts/consultations';
import type { RequestListItem } from '@psp/contracts/service-requests';
import { DOMAINS } from '@psp/contracts/taxonomies';

/** A draft opens where it is written, unless the person only reads; anything else where it is read. */
export const requestHref = ({ id, status }: Pick<RequestListItem, 'id' | 'status'>, readsOnly: boolean): string =>
  `/uat/service-requests/${id}${status === 'draft' && !readsOnly ? '/edit' : ''}`;

/** Number and domain of a request, and its kind where it is not the usual one, as it stands under its title. */
export const requestCaption = ({
  number,
  category,
  kind,
}: Pick<RequestListItem, 'number' | 'category' | 'kind'>): string =>
  [number, category && DOMAINS[category], kind !== 'purchase' && REQUEST_KIND[kind].toLowerCase()]
    .filter(Boolean)
    .join(', ');

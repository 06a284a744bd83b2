import type { Kind } from '@psp/contracts/common';

/** Path of the page of a document in an area. */
export const libraryPath = (kind: Kind, id: string): string =>
  kind === 'admin' ? `/admin/library/${id}` : `/${kind}/resource/${id}`;

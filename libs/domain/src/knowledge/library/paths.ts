import type { Kind } from '@psp/contracts/common';

/** Path of the page of a document in an area. */
export const libraryPath = (kind: Kind, id: string): string =>
  kind === 'admin' ? `/admin/library/${id}` : `/${kind}/resource/${id}`;

/** Path of the page of a proposal in the area of its organisation. */
export const proposalPath = (kind: Kind, id: string): string =>
  kind === 'firma' ? `/firma/network/resources/propuneri/${id}` : `/uat/library/propuneri/${id}`;

/** Path of the page of an import. */
export const importPath = (id: string): string => `/admin/library/import/${id}`;

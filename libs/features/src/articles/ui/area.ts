import type { Client } from '@psp/remote/client';

/** Whose articles the screens show. */
export interface ArticlesArea {
  kind: 'uat' | 'firma';
  /** The client of the area's own service. */
  client: Client;
  /** Address of the list, below which the other pages lie. */
  path: string;
}

/** Address of one article, to be read. */
export const articleHref = ({ path }: ArticlesArea, id: string): string => `${path}/${id}`;
/** Address of the editor of one article. */
export const editHref = ({ path }: ArticlesArea, id: string): string => `${path}/${id}/edit`;

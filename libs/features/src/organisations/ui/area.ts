import type { Client } from '@psp/remote/client';
import type { QueryKey } from '@tanstack/react-query';

/** Whose profile the screens show. */
export interface ProfileArea {
  kind: 'uat' | 'firma';
  /** The client of the area's own service. */
  client: Client;
  /** The query of the profile, which holds name and logo. */
  query: { queryKey: QueryKey };
}

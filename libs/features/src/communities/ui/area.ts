import type { Client } from '@psp/remote/client';
import type { ArticlesArea } from '../../articles/ui/area.ts';

/** Whose showcase the screens show. */
export interface CommunityArea {
  kind: 'uat';
  /** The client of the area's own service. */
  client: Client;
  articles: ArticlesArea;
}

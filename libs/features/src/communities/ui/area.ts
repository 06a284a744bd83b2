import type {
  attractionOperations,
  communityImportOperations,
  communityProjectOperations,
  ownCommunityOperations,
} from '@psp/contracts/own-community';
import type { Api } from '@psp/remote/api';
import type { ArticlesArea } from '../../articles/ui/area.ts';

export type CommunityOperations =
  | typeof ownCommunityOperations
  | typeof attractionOperations
  | typeof communityProjectOperations
  | typeof communityImportOperations;

/** Area whose own showcase the pages show. */
export interface CommunityArea {
  kind: 'uat';
  api: Api<CommunityOperations>;
  articles: ArticlesArea;
}

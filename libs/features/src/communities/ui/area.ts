import type { PictureView } from '@psp/contracts/images';
import type {
  attractionOperations,
  communityImportOperations,
  communityProjectOperations,
  galleryOperations,
  OwnCommunity,
  ownCommunityOperations,
} from '@psp/contracts/own-community';
import type { Api } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { type UploadOptions, uploadFile } from '@psp/remote/upload';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ArticlesArea } from '../../articles/ui/area.ts';

/** Operations on the gallery, the attractions and the projects of a showcase. */
export type PartOperations =
  | typeof attractionOperations
  | typeof communityProjectOperations
  | typeof communityImportOperations
  | typeof galleryOperations;
export type CommunityOperations = PartOperations | typeof ownCommunityOperations;

/** Area in which a showcase is edited. */
export interface ShowcaseArea<Operations = PartOperations> {
  kind: 'uat' | 'admin';
  api: Api<Operations>;
  /** Reads the showcase. */
  query: UseQueryOptions<OwnCommunity, Error, OwnCommunity, QueryKey> & { queryKey: QueryKey };
  /** Queries that a change of the showcase affects besides its own. */
  refreshes: readonly QueryKey[];
  /** Uploads a picture of the showcase. */
  sendPicture: (file: File, options: UploadOptions) => Promise<PictureView>;
}

/** Area whose own showcase the pages show. */
export interface CommunityArea extends ShowcaseArea<CommunityOperations> {
  kind: 'uat';
  articles: ArticlesArea;
}

/** Creates the area of authorities. */
export const communityArea = (api: Api<CommunityOperations>, articles: ArticlesArea): CommunityArea => ({
  ...{ kind: 'uat', api, articles, refreshes: [['public']] },
  query: readQuery(api, ['uat', 'community'], 'GET /community'),
  sendPicture: (file, options) => uploadFile(api, 'POST /communities/pictures', file, options),
});

import type { profileOperations } from '@psp/contracts/organisation-profile';
import type { ownCommunityOperations } from '@psp/contracts/own-community';
import type { ProfileArea } from '@psp/features/organisations/ui/area';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { uploadFile } from '@psp/remote/upload';

export const profiles = createApi<typeof profileOperations>('uat');
const communities = createApi<typeof ownCommunityOperations>('uat');

export const profileQuery = readQuery(profiles, ['uat', 'profile'], 'GET /profile');

export const area: ProfileArea = {
  api: createApi('uat'),
  query: profileQuery,
  /* Logos are stored with the pictures of the authority's community. */
  upload: (file, options) => uploadFile(communities, 'POST /communities/pictures', file, options),
};

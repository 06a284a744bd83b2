import type { profileOperations } from '@psp/contracts/organisation-profile';
import type { PictureView } from '@psp/contracts/images';
import { uploadFile } from '@psp/remote/upload';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import type { ProfileArea } from '@psp/features/organisations/ui/area';
import { api } from '../common/api.ts';

export const profiles = createApi<typeof profileOperations>('uat');

export const profileQuery = readQuery(profiles, ['uat', 'profile'], 'GET /profile');

export const area: ProfileArea = {
  client: api,
  query: profileQuery,
  /* Among the authority's pictures, wherever they are shown. */
  upload: (file, options) => uploadFile<PictureView>('/api/uat/communities/pictures', file, options),
};

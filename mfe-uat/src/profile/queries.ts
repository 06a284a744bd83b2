import type { profileOperations } from '@psp/contracts/organisation-profile';
import type { PictureView } from '@psp/contracts/images';
import { createApi } from '@psp/remote/api';
import { uploadFile } from '@psp/remote/upload';
import { readQuery } from '@psp/remote/queries';
import type { ProfileArea } from '@psp/features/organisations/ui/area';

export const profiles = createApi<typeof profileOperations>('uat');

export const profileQuery = readQuery(profiles, ['uat', 'profile'], 'GET /profile');

export const area: ProfileArea = {
  api: createApi('uat'),
  query: profileQuery,
  /* Among the authority's pictures, wherever they are shown. */
  upload: (file, options) => uploadFile<PictureView>('/api/uat/communities/pictures', file, options),
};

import type { OrganisationContact, OrganisationProfile } from '@psp/contracts/organisation-profile';
import type { PictureView } from '@psp/contracts/images';
import { createApi } from '@psp/remote/api';
import { uploadFile } from '@psp/remote/upload';
import { readQuery } from '@psp/remote/reads';
import type { ProfileArea } from '@psp/features/organisations/ui/area';
import { api } from '../common/api.ts';

export const profileQuery = readQuery<OrganisationProfile>(api, ['uat', 'profile'], '/profile');

export const profile = {
  save: (version: number, contact: OrganisationContact) => api.put('/profile', { version, ...contact }),
};

export const area: ProfileArea = {
  api: createApi('uat'),
  query: profileQuery,
  /* Among the authority's pictures, wherever they are shown. */
  upload: (file, options) => uploadFile<PictureView>('/api/uat/communities/pictures', file, options),
};

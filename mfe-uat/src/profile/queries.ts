import type { IdentityChange, OrganisationContact, OrganisationProfile } from '@psp/contracts/organisation-profile';
import type { PictureView } from '@psp/contracts/images';
import { readQuery } from '@psp/remote/reads';
import { type UploadOptions, uploadFile } from '@psp/remote/upload';
import { api } from '../common/api.ts';

export const profileQuery = readQuery<OrganisationProfile>(api, ['uat', 'profile'], '/profile');

export const profile = {
  save: (version: number, contact: OrganisationContact) => api.put('/profile', { version, ...contact }),
  /** Among the authority's pictures, wherever they are shown. */
  upload: (file: File, options: UploadOptions) =>
    uploadFile<PictureView>('/api/uat/communities/pictures', file, options),
  showLogo: (imageId: string) => api.post('/profile/logo', { imageId }),
  askIdentity: (change: IdentityChange, key: string) =>
    api.post<{ number: string }>('/profile/identity', { ...change, key }),
};

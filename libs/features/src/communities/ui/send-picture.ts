import { type UploadOptions, uploadFile } from '@psp/remote/upload';
import type { CommunityArea } from './area.ts';

/** Creates the function that uploads a picture of the showcase. */
export const sendPicture = (area: CommunityArea) => (file: File, options: UploadOptions) =>
  uploadFile(area.api, 'POST /communities/pictures', file, options);

import type { identityOperations } from '@psp/contracts/organisation-profile';
import type { Api } from '@psp/remote/api';
import type { QueryKey } from '@tanstack/react-query';
import type { UploadPicture } from '../../rich-text/ui/use-picture.ts';

/** Area whose organisation profile the pages show. */
export interface ProfileArea {
  api: Api<typeof identityOperations>;
  /** Uploads a picture that can become the logo. */
  upload: UploadPicture;
  /** Query of the profile, which contains name and logo. */
  query: { queryKey: QueryKey };
}

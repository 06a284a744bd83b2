import type { identityOperations } from '@psp/contracts/organisation-profile';
import type { Api } from '@psp/remote/api';
import type { QueryKey } from '@tanstack/react-query';
import type { UploadPicture } from '../../rich-text/ui/use-picture.ts';

/** Whose profile the screens show. */
export interface ProfileArea {
  api: Api<typeof identityOperations>;
  /** Sends a picture, which may then be the logo. */
  upload: UploadPicture;
  /** The query of the profile, which holds name and logo. */
  query: { queryKey: QueryKey };
}

import type { Client } from '@psp/remote/client';
import type { QueryKey } from '@tanstack/react-query';
import type { UploadPicture } from '../../rich-text/ui/use-picture.ts';

/** Whose profile the screens show. */
export interface ProfileArea {
  /** The client of the area's own service. */
  client: Client;
  /** Sends a picture, which may then be the logo. */
  upload: UploadPicture;
  /** The query of the profile, which holds name and logo. */
  query: { queryKey: QueryKey };
}

import { readFile } from 'node:fs/promises';
import { editors } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import type { PortalApp } from '@psp/bff-kit/service';
import { RECEPTION, receiveFile } from '@psp/bff-kit/uploads/receive-file';
import { uploadScope } from '@psp/bff-kit/uploads/routes';
import type { Kind } from '@psp/contracts/common';
import { pictureView } from '@psp/contracts/images';
import { keepImage } from '@psp/domain/publishing/images/keep-image';

/** Pictures for the organisation's articles, one at a time. */
export function articlePictureRoutes(app: PortalApp, kind: Kind): void {
  const config = { access: editors(kind) };
  uploadScope(app, (scope) => {
    scope.post(
      '/articles/pictures',
      { config: { ...config, act: 'article.addPicture' }, schema: { response: { 200: pictureView } } },
      (request) => {
        const { orm, files } = scope.portal;
        const { organisationId, accountId } = actorOf(request);
        return receiveFile(request, RECEPTION, async ({ path }) =>
          keepImage(orm, files, { bytes: await readFile(path), organisationId, accountId }),
        );
      },
    );
  });
}

import { readFile } from 'node:fs/promises';
import { editors } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import type { PortalApp } from '@psp/bff-kit/service';
import { RECEPTION, receiveFile } from '@psp/bff-kit/uploads/receive-file';
import { uploadScope } from '@psp/bff-kit/uploads/routes';
import { idParams } from '@psp/contracts/common';
import { pictureView } from '@psp/contracts/images';
import { addPicture } from '@psp/domain/publishing/newsletter/pictures';

/** Pictures for the text of a draft, one at a time. */
export function pictureRoutes(app: PortalApp): void {
  const config = { access: editors('admin') };
  const schema = { params: idParams, response: { 200: pictureView } };
  uploadScope(app, (scope) => {
    scope.post(
      '/newsletter/issues/:id/pictures',
      { config: { ...config, act: 'newsletter-issue.addPicture' }, schema },
      (request) => {
        const { orm, files } = scope.portal;
        const issueId = request.params.id;
        return receiveFile(request, RECEPTION, async ({ path }) =>
          addPicture(orm, files, { actor: actorOf(request), issueId, bytes: await readFile(path) }),
        );
      },
    );
  });
}

import { readFile } from 'node:fs/promises';
import type { Access } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { pictureView } from '@psp/contracts/images';
import type { Act } from '@psp/contracts/history';
import { countApart } from '@psp/domain/joining/accounts/limit';
import { keepImage } from '@psp/domain/publishing/images/keep-image';
import type { PortalApp } from '../context.ts';
import { RECEPTION, receiveFile } from './receive-file.ts';
import { uploadScope } from './routes.ts';

/** Registers a route that keeps one picture of the caller's organisation, for everybody to see unless private, and answers how it is shown. */
export const pictureRoute = (
  app: PortalApp,
  act: Act,
  path: string,
  { access, isPrivate = false }: { access: Access; isPrivate?: boolean },
): void =>
  uploadScope(app, (scope) => {
    scope.post(path, { config: { access, act }, schema: { response: { 200: pictureView } } }, async (request) => {
      const { orm, files } = scope.portal;
      const { organisationId, accountId } = actorOf(request);
      await countApart(orm, 'picture:account', accountId);
      return receiveFile(request, RECEPTION, async ({ path: file }) =>
        keepImage(orm, files, { bytes: await readFile(file), organisationId, accountId, isPrivate }),
      );
    });
  });

import { readFile } from 'node:fs/promises';
import type { Actor } from '@psp/domain/actor';
import { countAttemptApart } from '@psp/domain/operating/limits/limit';
import { keepImage } from '@psp/domain/operating/images/keep-image';
import type { Read } from '../implement.ts';
import { RECEPTION, receiveFile } from './receive-file.ts';

/**
 * Creates the handler of an upload that stores a picture of the caller's organisation, public unless `isPrivate`, and returns its
 * view.
 */
export const keepPicture = ({ isPrivate = false }: { isPrivate?: boolean } = {}) => ({
  receive: async ({ request, actor: { organisationId, accountId } }: Read<Actor>) => {
    const { orm, files } = request.server.portal;
    await countAttemptApart(orm, 'picture:account', accountId);
    return receiveFile(request, RECEPTION, async ({ path }) =>
      keepImage(orm, files, { bytes: await readFile(path), organisationId, accountId, isPrivate }),
    );
  },
});

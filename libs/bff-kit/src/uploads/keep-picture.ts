import { readFile } from 'node:fs/promises';
import type { Actor } from '@psp/domain/actor';
import { countAttemptApart } from '@psp/domain/operating/limits/limit';
import { keepImage } from '@psp/domain/operating/images/keep-image';
import type { Read } from '../implement.ts';
import { RECEPTION, receiveFile } from './receive-file.ts';

interface PictureOptions<Input> {
  isPrivate?: boolean;
  /** Returns the organisation that the picture belongs to, null for the association's own pages; by default the caller's. */
  ownerOf?: (read: Read<Actor>, input: Input) => Promise<string | null>;
}

const callerOf = async ({ actor }: Read<Actor>): Promise<string> => actor.organisationId;

/** Creates the handler of an upload that stores a picture, public unless `isPrivate`, and returns its view. */
export const keepPicture = <Input = unknown>({
  isPrivate = false,
  ownerOf = callerOf,
}: PictureOptions<Input> = {}) => ({
  receive: async (read: Read<Actor>, input: Input) => {
    const { request, actor } = read;
    const { orm, files } = request.server.portal;
    const { accountId } = actor;
    await countAttemptApart(orm, 'picture:account', accountId);
    const organisationId = await ownerOf(read, input);
    return receiveFile(request, RECEPTION, async ({ path }) =>
      keepImage(orm, files, { bytes: await readFile(path), organisationId, accountId, isPrivate }),
    );
  },
});

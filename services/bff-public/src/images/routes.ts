import { ACCESS_COOKIE, readCookie } from '@psp/auth/server/cookies';
import { resolveActor } from '@psp/auth/server/session';
import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { imageOperations, MAIL_VERSION } from '@psp/contracts/images';
import { DomainError } from '@psp/domain/errors';
import type { Db } from '@psp/domain/read-db';
import { type StoredImage, canSeeHidden, findStoredImage } from '@psp/domain/operating/images/stored-image';
import type { FastifyRequest } from 'fastify';

const HEADERS = {
  'content-disposition': 'inline',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  // Webmail shows the pictures of a newsletter on pages of other origins.
  'cross-origin-resource-policy': 'cross-origin',
  // A changed picture has a new id. The limit of a day is for pictures that are hidden later.
  'cache-control': 'public, max-age=86400',
};

/** Pictures of public pages, in the versions that the portal has encoded. Hidden ones are sent only to users who may see them. */
export const imageRoutes = (app: PortalApp): void =>
  implement(app, 'public', imageOperations, {
    picture: async ({ db, request }, { id, version }, reply) => {
      const image = await findStoredImage(db, id, version);
      if (!image || (image.isHidden && !(await maySee(db, request, { ...image, id }))))
        throw new DomainError('not_found');
      const { key, isHidden } = image;
      const etag = `"${id}-${version}"`;
      const headers = {
        ...HEADERS,
        ...(isHidden ? { 'cache-control': 'private, no-store' } : {}),
        'content-type': version === MAIL_VERSION ? 'image/jpeg' : 'image/webp',
        etag,
      };
      if (request.headers['if-none-match'] === etag) return reply.code(304).headers(headers).send();
      const { files } = app.portal;
      if (!(await files.fileExists(key))) {
        // Not an error for mails: anybody may request the mail version of a picture that no mail shows.
        if (version !== MAIL_VERSION) request.log.error({ imageId: id, key }, 'a picture is missing from the store');
        throw new DomainError('not_found');
      }
      return reply.headers(headers).send(await files.read(key));
    },
  });

async function maySee(db: Db, request: FastifyRequest, image: StoredImage & { id: string }): Promise<boolean> {
  const live = readCookie(request, ACCESS_COOKIE) ? await resolveActor(request.server.portal, request) : null;
  return live !== null && (await canSeeHidden(db, live.actor, image));
}

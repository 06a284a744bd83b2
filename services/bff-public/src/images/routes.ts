import { anyone } from '@psp/auth/server/access';
import type { PortalApp } from '@psp/bff-kit/service';
import { id } from '@psp/contracts/common';
import { DomainError } from '@psp/domain/errors';
import { imageKey } from '@psp/domain/publishing/images/queries';
import { MAIL_VERSION } from '@psp/domain/publishing/images/version-key';
import { z } from 'zod';

const config = { access: anyone };
const width = z.coerce.number().int().min(1).max(10_000);
const params = z.strictObject({ id, version: z.union([z.literal(MAIL_VERSION), width]) });

const HEADERS = {
  'content-disposition': 'inline',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  // Mail programs in a browser show the pictures of a newsletter on pages of their own.
  'cross-origin-resource-policy': 'cross-origin',
  // A changed picture has another id; a day later it may be one that nobody shows any more.
  'cache-control': 'public, max-age=86400',
};

/** Pictures of public pages, drawn by the portal itself whoever sent them. */
export function imageRoutes(app: PortalApp): void {
  app.get('/images/:id/:version', { config, schema: { params } }, async (request, reply) => {
    const { id: imageId, version } = request.params;
    const key = await imageKey(request.db, imageId, version);
    if (!key) throw new DomainError('not_found');
    const etag = `"${imageId}-${version}"`;
    const headers = { ...HEADERS, 'content-type': version === MAIL_VERSION ? 'image/jpeg' : 'image/webp', etag };
    if (request.headers['if-none-match'] === etag) return reply.code(304).headers(headers).send();
    const { files } = app.portal;
    if (!(await files.fileExists(key))) {
      // Anybody may ask for the one for mails of a picture that no mail shows.
      if (version !== MAIL_VERSION) request.log.error({ imageId, key }, 'a picture is missing from the store');
      throw new DomainError('not_found');
    }
    return reply.headers(headers).send(await files.read(key));
  });
}

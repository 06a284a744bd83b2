import type { Read } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { writeAs } from '@psp/bff-kit/write';
import { SYSTEM } from '@psp/domain/actor';
import { DomainError } from '@psp/domain/errors';
import type { Press } from '@psp/domain/publishing/newsletter/answer-link';
import type { Write } from '@psp/domain/write';
import type { FastifyReply, FastifyRequest } from 'fastify';

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';
const BODY_LIMIT_BYTES = 256;
const MULTIPART_LIMIT_BYTES = 1024;

interface WithToken {
  token: string;
}
/** Throws `link.invalid` for an unknown token. */
type Unsubscribe = (write: Write<typeof SYSTEM>, press: WithToken & Press) => Promise<void>;

const pressed = (request: FastifyRequest, unsubscribe: Unsubscribe, { token }: WithToken, source: Press['source']) =>
  writeAs(request, SYSTEM, (write) => unsubscribe(write, { token, address: request.ip, source }));

/** Creates the handler of the unsubscribe button on the page that a mail links to. */
export const stops =
  (unsubscribe: Unsubscribe) =>
  async ({ request }: Read<null>, link: WithToken) => {
    await pressed(request, unsubscribe, link, 'mail');
    return {};
  };

/**
 * Creates the handlers of one-click unsubscription (RFC 8058): `press` for the form that a mail server posts, without cookies or
 * origin, and `open` for browsers, which are redirected to `page` to confirm.
 */
export const oneClick = (page: string, unsubscribe: Unsubscribe) => ({
  press: async ({ request }: Read<null>, link: WithToken) => {
    await pressed(request, unsubscribe, link, 'one-click').catch(ignoreUnknown);
    return {};
  },
  open: async (_: Read<null>, { token }: WithToken, reply: FastifyReply) =>
    reply.redirect(`${page}#${encodeURIComponent(token)}`, 303),
});

/**
 * Calls `register` with a scope whose routes accept forms, which no other route does. The forms have one short field or none. The
 * scope logs no requests, because the mail's header requires the secret token in the URL.
 */
export const oneClickScope = (app: PortalApp, register: (scope: PortalApp) => void): void => {
  const readForms = async (scope: PortalApp) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => void done(null, body),
    );
    scope.addContentTypeParser(
      MULTIPART,
      { parseAs: 'buffer', bodyLimit: MULTIPART_LIMIT_BYTES },
      ({ headers }: FastifyRequest, body: Buffer) => fieldsOf(body, headers['content-type'] ?? MULTIPART),
    );
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      async (_: FastifyRequest, body: Buffer) => {
        if (body.length > 0) throw new DomainError('body.type');
        return '';
      },
    );
    register(scope);
  };
  void app.register(readForms, { logLevel: 'warn' });
};

/** Result for an invalid multipart form. */
const MALFORMED = 'malformed';

/** Converts a multipart form to the format of URL-encoded forms; '' for an empty body. */
const fieldsOf = async (body: Buffer, type: string): Promise<string> => {
  if (body.length === 0) return '';
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return [...form].map(([name, value]) => `${name}=${typeof value === 'string' ? value : ''}`).join('&');
  } catch {
    return MALFORMED;
  }
};

/* An unknown or erased subscriber gets no mail anyway, so the request has succeeded. */
const ignoreUnknown = (error: unknown): void => {
  if (!(error instanceof DomainError && error.code === 'link.invalid')) throw error;
};

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
/** Throws `link.invalid` for a secret that is none. */
type Unsubscribe = (write: Write<typeof SYSTEM>, press: WithToken & Press) => Promise<void>;

const pressed = (request: FastifyRequest, unsubscribe: Unsubscribe, { token }: WithToken, source: Press['source']) =>
  writeAs(request, SYSTEM, (write) => unsubscribe(write, { token, address: request.ip, source }));

/** Creates the handler of the button on the page that a mail's link opens. */
export const stops =
  (unsubscribe: Unsubscribe) =>
  async ({ request }: Read<null>, link: WithToken) => {
    await pressed(request, unsubscribe, link, 'mail');
    return {};
  };

/**
 * Creates the handlers of the button of a mail program: its server posts a form, of either kind, without cookies and without a page
 * of ours. Anybody who opens the address in a browser gets `page`, which asks.
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
 * Calls `register` with a scope whose routes read forms, which no other does; what they take is one sentence, or nothing, and a secret.
 * As that stands in the address, where the mail's header has to hold it, the log of requests leaves these out.
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

/** What a multipart form reads as when it is none. */
const MALFORMED = 'malformed';

/** The fields of a multipart form as the other kind of form writes them; empty for an empty body. */
const fieldsOf = async (body: Buffer, type: string): Promise<string> => {
  if (body.length === 0) return '';
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return [...form].map(([name, value]) => `${name}=${typeof value === 'string' ? value : ''}`).join('&');
  } catch {
    return MALFORMED;
  }
};

/* An unknown or erased subscriber gets no mail, which is what was asked for. */
const ignoreUnknown = (error: unknown): void => {
  if (!(error instanceof DomainError && error.code === 'link.invalid')) throw error;
};

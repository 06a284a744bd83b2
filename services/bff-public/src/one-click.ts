import { anyone } from '@psp/contracts/access';
import type { PortalApp } from '@psp/bff-kit/service';
import { writeAs } from '@psp/bff-kit/write';
import { oneClickQuery } from '@psp/contracts/newsletter';
import { SYSTEM } from '@psp/domain/actor';
import { DomainError } from '@psp/domain/errors';
import type { Write } from '@psp/domain/write';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** RFC 8058, section 3.1: the body is these words. Some mail servers post to the address without any. */
const BODY = 'List-Unsubscribe=One-Click';
const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';
const BODY_LIMIT_BYTES = 256;
const MULTIPART_LIMIT_BYTES = 1024;
const bodySchema = z.union([z.literal(BODY), z.literal('')]).nullish();

/* A secret stands in the address, as the mail's header has to hold it: the log of requests leaves these out. */
const quiet = { config: { access: anyone }, logLevel: 'warn' } as const;

interface OneClick {
  /** Path to which mail programs post. */
  path: string;
  /** The page that asks people. */
  page: string;
  /** Throws `link.invalid` for a secret that is none. */
  unsubscribe: (write: Write<typeof SYSTEM>, press: { token: string; address: string }) => Promise<void>;
}

/**
 * The button of a mail program: its server posts a form, of either kind, without cookies and without a page of ours. These
 * routes alone read a form; what they take is one sentence, or nothing, and a secret. Anybody who opens the address in a browser gets the
 * page that asks.
 */
export const oneClickRoutes = (app: PortalApp, { path, page, unsubscribe }: OneClick): void => {
  void app.register(async (scope: PortalApp) => {
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
    const schema = { querystring: oneClickQuery, body: bodySchema, response: { 200: z.object({}) } };
    scope.post(path, { ...quiet, schema }, async (request) => {
      const press = { ...request.query, address: request.ip };
      await writeAs(request, SYSTEM, (write) => unsubscribe(write, press)).catch(ignoreUnknown);
      return {};
    });
    scope.get(path, { ...quiet, schema: { querystring: oneClickQuery } }, (request, reply) =>
      reply.redirect(`${page}#${encodeURIComponent(request.query.token)}`, 303),
    );
  });
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

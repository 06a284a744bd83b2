import { LINK_PREVIEW_PATH, type LinkPreview, linkPreviewAddress, linkPreviewOf } from '@psp/contracts/link-previews';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pageAddress } from '../page-address.ts';
import { refuse } from '../refusal.ts';
import type { DrawPreview } from './drawing.ts';

const MEGABYTE = 1024 * 1024;
const YEAR_S = 31_536_000;
/** Maximum number of pictures being drawn or queued; a missing preview does less harm than a slow portal. */
const MAX_CONCURRENT = 8;
const MAX_PATH_LENGTH = 300;
/** Rate limit of one IP address for drawing; cached pictures do not count. */
const DRAW_LIMIT = { times: 60, ms: 60_000 };

/* Imported for the first picture only: the fonts and the drawing libraries take 30 MB. */
const startDrawing = async (host: string): Promise<DrawPreview> => (await import('./drawing.ts')).createDrawing(host);

/* Counts per process, because the limit protects the CPU of this process. */
function createDrawLimit() {
  const counted = new LRUCache<string, { times: number }>({ max: 10_000, ttl: DRAW_LIMIT.ms });
  return (address: string): boolean => {
    const count = counted.get(address) ?? { times: 0 };
    if (count.times === 0) counted.set(address, count);
    count.times += 1;
    return count.times <= DRAW_LIMIT.times;
  };
}

/**
 * Serves the preview pictures of links to public pages. The texts are read from the head of the page itself, so only texts of the
 * portal can be drawn. An outdated address is redirected to the current one.
 */
export function serveLinkPreviews(app: FastifyInstance, origin: string): void {
  const drawn = new LRUCache<string, Buffer>({ maxSize: 16 * MEGABYTE, sizeCalculation: ({ length }) => length });
  const mayDraw = createDrawLimit();
  const pending = new Map<string, Promise<Buffer | null>>();
  let drawing: Promise<DrawPreview> | undefined;
  const draw = async (address: string, preview: LinkPreview): Promise<Buffer | null> => {
    drawing ??= startDrawing(new URL(origin).host);
    const photograph = preview.picture ? await readPhotograph(app, preview.picture) : null;
    if (preview.picture && !photograph) return null;
    const picture = await (await drawing)(preview, photograph ?? undefined);
    drawn.set(address, picture);
    return picture;
  };
  const pictureOf = (address: string, preview: LinkPreview): Promise<Buffer | null> | null => {
    const started = pending.get(address);
    if (started) return started;
    if (pending.size >= MAX_CONCURRENT) return null;
    const picture = draw(address, preview).finally(() => pending.delete(address));
    pending.set(address, picture);
    return picture;
  };
  app.get<{ Querystring: { page?: unknown }; Params: { name: string } }>(
    `${LINK_PREVIEW_PATH}/:name`,
    async (request, reply) => {
      const { page } = request.query;
      if (typeof page !== 'string' || !page.startsWith('/') || page.length > MAX_PATH_LENGTH)
        return refuse(reply, 'not_found');
      const path = pageAddress(page);
      const cached = drawn.get(request.url);
      if (!cached && !mayDraw(request.ip)) return refuse(reply, 'rate.limited');
      const preview = cached ? null : await readPreview(app, path);
      if (!cached && !preview) return refuse(reply, 'not_found');
      const address = preview && linkPreviewAddress(preview, path);
      if (address && address !== request.url) return reply.header('cache-control', 'no-store').redirect(address);
      const picture = cached ?? (preview && (await pictureOf(request.url, preview)));
      if (!picture) return refuse(reply, 'service.unavailable');
      const type = request.params.name.endsWith('.jpg') ? 'image/jpeg' : 'image/png';
      return reply.type(type).header('cache-control', `public, max-age=${YEAR_S}, immutable`).send(picture);
    },
  );
}

/* Reads the preview from the page's meta elements; null when visitors cannot see the page, or it has its own picture. */
async function readPreview(app: FastifyInstance, path: string): Promise<LinkPreview | null> {
  const { statusCode, body } = await app.inject({ url: path, headers: { accept: 'text/html' } });
  const content = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(body)?.[1];
  const [title, text] = [content('og:title'), content('og:image:alt')];
  const image = content('og:image');
  if (statusCode !== 200 || !image?.includes(`${LINK_PREVIEW_PATH}/`) || !title || !text) return null;
  const picture = new URL(unescapeHtml(image), 'http://page').searchParams.get('picture');
  return {
    ...linkPreviewOf(unescapeHtml(title), unescapeHtml(text)),
    ...(picture && STORED_IMAGE.test(picture) ? { picture } : {}),
  };
}

const STORED_IMAGE = /^\/api\/public\/images\/[0-9a-f-]{36}\/\d{1,5}$/;

/* Requests a stored picture as a visitor; null when it does not exist. */
async function readPhotograph(app: FastifyInstance, path: string): Promise<Buffer | null> {
  const { statusCode, rawPayload } = await app.inject({ url: path });
  return statusCode === 200 ? rawPayload : null;
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const unescapeHtml = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);

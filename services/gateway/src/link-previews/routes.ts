import { LINK_PREVIEW_PATH, type LinkPreview, linkPreviewAddress, linkPreviewOf } from '@psp/contracts/link-previews';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pageAddress } from '../page-address.ts';
import { refuse } from '../refusal.ts';
import type { DrawPreview } from './drawing.ts';

const MEGABYTE = 1024 * 1024;
const YEAR_S = 31_536_000;
/** Pictures drawn or waited for at once; a preview that is not there costs less than a portal that is slow. */
const AT_ONCE_MOST = 8;
const PATH_LENGTH = 300;
/** Pictures that are drawn for one address of the network; those that are kept cost nothing. */
const DRAWN_MOST = { times: 60, ms: 60_000 };

/* Loaded with the first picture that is asked for: fonts and what draws them take 30 MB. */
const startDrawing = async (host: string): Promise<DrawPreview> => (await import('./drawing.ts')).createDrawing(host);

/* Counts in this process, whose processor is what drawing takes. */
function createAllowance() {
  const counted = new LRUCache<string, { times: number }>({ max: 10_000, ttl: DRAWN_MOST.ms });
  return (address: string): boolean => {
    const count = counted.get(address) ?? { times: 0 };
    if (count.times === 0) counted.set(address, count);
    count.times += 1;
    return count.times <= DRAWN_MOST.times;
  };
}

/**
 * Serves the pictures that stand beside links to public pages. A page says in its head what is drawn, so only words of the portal's
 * own pages are; an address with an outdated name leads to the one of now.
 */
export function serveLinkPreviews(app: FastifyInstance, origin: string): void {
  const drawn = new LRUCache<string, Buffer>({ maxSize: 16 * MEGABYTE, sizeCalculation: ({ length }) => length });
  const mayDraw = createAllowance();
  const underWay = new Map<string, Promise<Buffer | null>>();
  let drawing: Promise<DrawPreview> | undefined;
  const draw = async (address: string, preview: LinkPreview): Promise<Buffer | null> => {
    drawing ??= startDrawing(new URL(origin).host);
    const photograph = preview.picture ? await photographOf(app, preview.picture) : null;
    if (preview.picture && !photograph) return null;
    const picture = await (await drawing)(preview, photograph ?? undefined);
    drawn.set(address, picture);
    return picture;
  };
  const pictureOf = (address: string, preview: LinkPreview): Promise<Buffer | null> | null => {
    const started = underWay.get(address);
    if (started) return started;
    if (underWay.size >= AT_ONCE_MOST) return null;
    const picture = draw(address, preview).finally(() => underWay.delete(address));
    underWay.set(address, picture);
    return picture;
  };
  app.get<{ Querystring: { page?: unknown }; Params: { name: string } }>(
    `${LINK_PREVIEW_PATH}/:name`,
    async (request, reply) => {
      const { page } = request.query;
      if (typeof page !== 'string' || !page.startsWith('/') || page.length > PATH_LENGTH)
        return refuse(reply, 'not_found');
      const path = pageAddress(page);
      const known = drawn.get(request.url);
      if (!known && !mayDraw(request.ip)) return refuse(reply, 'rate.limited');
      const preview = known ? null : await previewOf(app, path);
      if (!known && !preview) return refuse(reply, 'not_found');
      const address = preview && linkPreviewAddress(preview, path);
      if (address && address !== request.url) return reply.header('cache-control', 'no-store').redirect(address);
      const picture = known ?? (preview && (await pictureOf(request.url, preview)));
      if (!picture) return refuse(reply, 'service.unavailable');
      const type = request.params.name.endsWith('.jpg') ? 'image/jpeg' : 'image/png';
      return reply.type(type).header('cache-control', `public, max-age=${YEAR_S}, immutable`).send(picture);
    },
  );
}

/* What the page itself says; null where it is none for visitors, or has a picture of its own. */
async function previewOf(app: FastifyInstance, path: string): Promise<LinkPreview | null> {
  const { statusCode, body } = await app.inject({ url: path, headers: { accept: 'text/html' } });
  const content = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(body)?.[1];
  const [title, text] = [content('og:title'), content('og:image:alt')];
  const image = content('og:image');
  if (statusCode !== 200 || !image?.includes(`${LINK_PREVIEW_PATH}/`) || !title || !text) return null;
  const picture = new URL(plain(image), 'http://page').searchParams.get('picture');
  return { ...linkPreviewOf(plain(title), plain(text)), ...(picture && STORED.test(picture) ? { picture } : {}) };
}

const STORED = /^\/api\/public\/images\/[0-9a-f-]{36}\/\d{1,5}$/;

/* A stored picture as anybody sees it; null where there is none. */
async function photographOf(app: FastifyInstance, path: string): Promise<Buffer | null> {
  const { statusCode, rawPayload } = await app.inject({ url: path });
  return statusCode === 200 ? rawPayload : null;
}

const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const plain = (html: string): string => html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => SIGNS[entity] ?? entity);

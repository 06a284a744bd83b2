import { setTimeout as delay } from 'node:timers/promises';
import { KINDS, type Kind } from '@psp/contracts/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AreaPage, readAreaPage } from './area-page.ts';
import type { SendPage } from './pages.ts';
import type { Live, ReadLive } from '@psp/bff-kit/releases/live';
import { REVALIDATE } from './shell.ts';

interface AreaPagesOptions {
  releasesDir: string;
  readLive: ReadLive;
  /** True for a session of an approved organisation of the kind. Rejects when that is unknown. */
  hasSession: (request: FastifyRequest, kind: Kind) => Promise<boolean>;
}

/** A page without its data comes at once; milliseconds that it waits to know who asks. */
const PATIENCE = 250;

/**
 * Sends the shell's page of a role's area with what the browser would ask for next: the area's release and manifest in it,
 * and hints for the scripts and for the data that the address shows, so that all of them are fetched at once. Data is named to
 * those who may read it. False for other pages, and when a file is missing.
 */
export function createAreaPages({ releasesDir, readLive, hasSession }: AreaPagesOptions): SendPage {
  // By what is live: a new object for each change of the registry.
  const read = new WeakMap<Live, Map<string, AreaPage>>();

  const pageOf = async (name: string, live: Live): Promise<AreaPage | null> => {
    const entry = live.remotes[name];
    if (!live.shell || !entry) return null;
    const pages = read.get(live) ?? new Map<string, AreaPage>();
    read.set(live, pages);
    const page = pages.get(name) ?? (await readAreaPage(releasesDir, live.shell, { name, entry }).catch(() => null));
    if (page) pages.set(name, page);
    return page;
  };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const kind = kindOf(request.url);
    if (!kind) return false;
    const known = hasSession(request, kind).catch(() => false);
    const isOwn = await (kind === 'admin' ? known : Promise.race([known, delay(PATIENCE, false)]));
    if (kind === 'admin' && !isOwn) return false;
    const page = await pageOf(`mfe_${kind}`, await readLive());
    if (!page) return false;
    const { modules, reads } = page.needsOf(request.url);
    const html = page.write({ modules, reads: isOwn ? reads : [] });
    await reply.type('text/html; charset=utf-8').header('cache-control', REVALIDATE).send(html);
    return true;
  };
}

const kindOf = (url: string): Kind | undefined => {
  const [, area] = url.split(/[/?]/);
  return KINDS.find((kind) => kind === area);
};

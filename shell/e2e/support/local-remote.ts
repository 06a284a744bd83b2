import type { Page } from '@playwright/test';
import { type RemoteProject, workspaceRoot } from '@psp/build/workspace';
import { createGateway } from '@psp/gateway/app';
import { portal } from './address.ts';
import { develop } from './development.ts';
import { expectTitle } from './page.ts';

export interface Gateway {
  url: string;
  close: () => Promise<void>;
}

/** A further gateway to the portal under test, on a deployment that allows local remotes. */
export async function allowingGateway(): Promise<Gateway> {
  const { releasesDir, url: upstream } = portal();
  const host = upstream.replace(/:\d+$/, '');
  const services = Object.fromEntries(
    ['identity', 'public', 'uat', 'firma', 'admin'].map((area) => [area, { upstream }]),
  );
  const app = await createGateway({ releasesDir, publicOrigin: host, services, localRemotes: true });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const close = async () => {
    // Pages follow events for as long as they are open.
    app.server.closeAllConnections();
    await app.close();
  };
  return { url: `${host}:${port}`, close };
}

export interface LocalBuild {
  /** The page of the portal that starts the override. */
  start: string;
  /** Loopback origin of the files. */
  origin: string;
  stop: () => Promise<void>;
}

/** Serves a remote to a portal as `npm run dev -w <project> -- --portal <url>` does. */
export async function developFor(project: RemoteProject, url: string): Promise<LocalBuild> {
  const { address, stop } = await develop(workspaceRoot, [project, '--portal', url], /http\S+\/local-remote\?\S+/);
  return { start: address, origin: new URL(address).searchParams.get('origin') ?? '', stop };
}

/** A page of the remote that runs on this machine. */
export const PAGE = '/uat/service-requests';
/** Says on every page that such a remote runs. */
export const mark = (page: Page) => page.getByRole('complementary', { name: 'Versiune locală.' });

/** Opens a page of the area and returns the origins that its code came from, besides the portal's own. */
export async function foreignCode(page: Page, address: string): Promise<string[]> {
  const origins = new Set<string>();
  const own = new URL(address).origin;
  page.on('response', (response) => {
    const { origin } = new URL(response.url());
    if (response.request().resourceType() === 'script' && origin !== own) origins.add(origin);
  });
  await page.goto(address);
  await expectTitle(page, 'Solicitări');
  return [...origins];
}

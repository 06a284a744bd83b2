import type { Page } from '@playwright/test';
import { type RemoteProject, workspaceRoot } from '@psp/build/workspace';
import { createGateway } from '@psp/gateway/app';
import { portal } from './address.ts';
import { runDev } from './development.ts';
import { expectTitle } from './page.ts';

export interface Gateway {
  url: string;
  close: () => Promise<void>;
}

/** Starts another gateway to the portal under test, which allows local remotes. */
export async function startLocalRemoteGateway(): Promise<Gateway> {
  const { releasesDir, url: upstream } = portal();
  const host = upstream.replace(/:\d+$/, '');
  const services = Object.fromEntries(
    ['identity', 'public', 'uat', 'firma', 'admin'].map((area) => [area, { upstream }]),
  );
  const app = await createGateway({ releasesDir, publicOrigin: host, services, localRemotes: true });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const close = async () => {
    // Open pages keep event streams open.
    app.server.closeAllConnections();
    await app.close();
  };
  return { url: `${host}:${port}`, close };
}

export interface LocalBuild {
  /** Address of the page that starts the override. */
  start: string;
  /** Loopback origin that serves the files. */
  origin: string;
  stop: () => Promise<void>;
}

/** Serves a remote to a portal as `npm run dev -w <project> -- --portal <url>` does. */
export async function serveRemoteTo(project: RemoteProject, url: string): Promise<LocalBuild> {
  const { address, stop } = await runDev(workspaceRoot, [project, '--portal', url], /http\S+\/local-remote\?\S+/);
  return { start: address, origin: new URL(address).searchParams.get('origin') ?? '', stop };
}

/** A page of the local remote. */
export const PAGE = '/uat/service-requests';
/** Banner on every page while a local remote is active. */
export const localVersionBanner = (page: Page) => page.getByRole('complementary', { name: 'Versiune locală.' });

/** Opens a page of the area and returns the origins of its scripts, except the portal's own. */
export async function foreignScriptOrigins(page: Page, address: string): Promise<string[]> {
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

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';
import { type Built, refusalOf } from '@psp/build/release/compatibility';
import { contractVersion, readRelease } from '@psp/build/release/manifest';
import { liveOf, readRegistry, releaseFolder } from '@psp/build/release/registry';
import { remoteName, type RemoteProject, workspaceRoot } from '@psp/build/workspace';
import { portal } from './address.ts';

const isDocument = (route: Route): boolean => route.request().resourceType() === 'document';

/** An application of the release before, built; `npm test` says where it lies. */
function builtBefore(project: string): Built {
  const { RELEASE_BEFORE } = process.env;
  if (!RELEASE_BEFORE) throw new Error('RELEASE_BEFORE is not set.');
  const folder = join(RELEASE_BEFORE, project, 'dist');
  const release = readRelease(folder);
  if (!release) throw new Error(`${project} of the release before is not built.`);
  return { ...release, folder };
}

/** An application as it is live in the portal. */
function live(project: string): Built {
  const { releasesDir } = portal();
  const name = remoteName(project);
  const release = liveOf(readRegistry(releasesDir, contractVersion(workspaceRoot)), name)[name];
  if (!release) throw new Error(`${project} is not live.`);
  return { ...release, name, folder: releaseFolder(releasesDir, { name, ...release }) };
}

/* Without the page that the server drew with the live release: the browser draws it with the others. */
async function answerDocuments(context: BrowserContext, answer: { path: string } | { body: string }): Promise<void> {
  await context.route('**/*', (route) =>
    isDocument(route) ? route.fulfill({ contentType: 'text/html', ...answer }) : route.fallback(),
  );
}

/** Has the live shell of this context load another build of one remote. Returns what the gate says against it. */
export async function takeRemote(context: BrowserContext, built: Built): Promise<string[]> {
  const { folder, name, version, contract } = built;
  const base = `/mfe/${name}/${version}/`;
  const page = await (await context.request.get('/login')).text();
  await answerDocuments(context, { body: page });
  await context.route('**/registry.json', async (route) => {
    const registry = await (await route.fetch()).json();
    const remotes = { ...registry.remotes, [name]: { version, contract, manifest: `${base}mf-manifest.json` } };
    await route.fulfill({ json: { ...registry, remotes } });
  });
  await context.route(`**${base}**`, (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname.slice(base.length)) }),
  );
  return refusalOf(live('shell'), built);
}

/** Has the live shell of this context load the release before of one remote. Returns what the gate says against it. */
export const takeRemoteBefore = (context: BrowserContext, project: RemoteProject): Promise<string[]> =>
  takeRemote(context, builtBefore(project));

/** Gives this context the shell of the release before, which loads the live remotes. Returns what its gate says against one. */
export async function takeShellBefore(context: BrowserContext, project: RemoteProject): Promise<string[]> {
  const before = builtBefore('shell');
  const { folder } = before;
  await answerDocuments(context, { path: join(folder, 'index.html') });
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(folder, pathname.replace(/^\/shell\/[^/]+/, ''));
    return !isDocument(route) && !pathname.startsWith('/mfe/') && existsSync(path)
      ? route.fulfill({ path })
      : route.fallback();
  });
  return refusalOf(before, live(project));
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';
import { type Built, refusalOf } from '@psp/build/release/compatibility';
import { contractVersion, readRelease } from '@psp/build/release/manifest';
import { liveOf, readRegistry, releaseFolder } from '@psp/build/release/registry';
import { remoteName, type RemoteProject, workspaceRoot } from '@psp/build/workspace';
import { portal } from './address.ts';

const isDocument = (route: Route): boolean => route.request().resourceType() === 'document';

/** Build of an application of the previous release, in the folder that `npm test` sets. */
function previousBuild(project: string): Built {
  const { RELEASE_BEFORE } = process.env;
  if (!RELEASE_BEFORE) throw new Error('RELEASE_BEFORE is not set.');
  const folder = join(RELEASE_BEFORE, project, 'dist');
  const release = readRelease(folder);
  if (!release) throw new Error(`${project} of the previous release is not built.`);
  return { ...release, folder };
}

/** Live build of an application in the portal. */
function liveBuild(project: string): Built {
  const { releasesDir } = portal();
  const name = remoteName(project);
  const release = liveOf(readRegistry(releasesDir, contractVersion(workspaceRoot)), name)[name];
  if (!release) throw new Error(`${project} is not live.`);
  return { ...release, name, folder: releaseFolder(releasesDir, { name, ...release }) };
}

/* Replaces pages rendered by the server with the live release, so that the browser renders them with the given build. */
async function answerDocuments(context: BrowserContext, answer: { path: string } | { body: string }): Promise<void> {
  await context.route('**/*', (route) =>
    isDocument(route) ? route.fulfill({ contentType: 'text/html', ...answer }) : route.fallback(),
  );
}

/** Makes the live shell of this context load another build of a remote. Returns the reasons of the gate to refuse it. */
export async function loadRemoteBuild(context: BrowserContext, built: Built): Promise<string[]> {
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
  return refusalOf(liveBuild('shell'), built);
}

/** Makes the live shell of this context load the previous release of a remote. Returns the reasons of the gate to refuse it. */
export const loadPreviousRemote = (context: BrowserContext, project: RemoteProject): Promise<string[]> =>
  loadRemoteBuild(context, previousBuild(project));

/** Serves the previous release of the shell, which loads the live remotes. Returns the reasons of its gate to refuse one. */
export async function loadPreviousShell(context: BrowserContext, project: RemoteProject): Promise<string[]> {
  const before = previousBuild('shell');
  const { folder } = before;
  await answerDocuments(context, { path: join(folder, 'index.html') });
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(folder, pathname.replace(/^\/shell\/[^/]+/, ''));
    return !isDocument(route) && !pathname.startsWith('/mfe/') && existsSync(path)
      ? route.fulfill({ path })
      : route.fallback();
  });
  return refusalOf(before, liveBuild(project));
}

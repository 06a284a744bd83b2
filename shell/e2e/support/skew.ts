import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';
import { readRelease } from '@psp/build/release/manifest';
import { remoteName, type RemoteProject } from '@psp/build/workspace';

const isDocument = (route: Route): boolean => route.request().resourceType() === 'document';

/** Folder of an application of the release before, built; `npm test` says where it lies. */
function builtBefore(project: string): string {
  const folder = process.env.RELEASE_BEFORE;
  if (!folder) throw new Error('RELEASE_BEFORE is not set.');
  return join(folder, project, 'dist');
}

/* Without the page that the server drew with the live release: the browser draws it with the others. */
async function answerDocuments(context: BrowserContext, answer: { path: string } | { body: string }): Promise<void> {
  await context.route('**/*', (route) =>
    isDocument(route) ? route.fulfill({ contentType: 'text/html', ...answer }) : route.fallback(),
  );
}

/** Has the live shell of this context load the release before of one remote. */
export async function takeRemoteBefore(context: BrowserContext, project: RemoteProject): Promise<void> {
  const folder = builtBefore(project);
  const name = remoteName(project);
  const release = readRelease(folder);
  if (!release) throw new Error(`${project} of the release before is not built.`);
  const { version, contract } = release;
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
}

/** Gives this context the shell of the release before, which loads the live remotes. */
export async function takeShellBefore(context: BrowserContext): Promise<void> {
  const folder = builtBefore('shell');
  await answerDocuments(context, { path: join(folder, 'index.html') });
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(folder, pathname.replace(/^\/shell\/[^/]+/, ''));
    return !isDocument(route) && !pathname.startsWith('/mfe/') && existsSync(path)
      ? route.fulfill({ path })
      : route.fallback();
  });
}

import { LOCAL_REMOTE_PATH, LOCAL_VERSION } from '@psp/contracts/local-remote';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { Failure } from '../start/failure.ts';
import { freePort } from '../start/ports.ts';
import { untilAsked } from '../start/signals.ts';
import { strings } from '../start/strings.ts';
import { createConfig } from '../webpack/config.ts';
import { remoteName, type RemoteProject, workspaceRoot } from '../workspace.ts';

/**
 * Serves one remote from this machine to a deployed portal in the developer's browser, rebuilds it on each change, and prints the address
 * that activates it there. Throws `Failure` when the portal does not allow local remotes.
 */
export async function developInPortal(project: RemoteProject, portal: URL, say: (line: string) => void): Promise<void> {
  const asked = untilAsked();
  const port = process.env.PORT ? Number(process.env.PORT) : await freePort();
  const origin = `http://localhost:${port}`;
  const start = new URL(LOCAL_REMOTE_PATH, portal);
  start.search = String(new URLSearchParams({ remote: remoteName(project), origin }));
  await requireAllowed(start);
  const server = new WebpackDevServer(serving(portal, port), webpack(config(project)));
  try {
    await server.start();
    await new Promise<void>((resolve) => void server.middleware?.waitUntilValid(() => resolve()));
    say(strings.inPortal(project, portal.origin, start.href));
    await asked;
  } finally {
    await server.stop();
  }
}

async function requireAllowed(start: URL): Promise<void> {
  const answer = await fetch(start, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  if (!answer?.ok) throw new Failure(strings.noLocalRemotes(start.origin));
}

function config(project: RemoteProject): webpack.Configuration {
  const own = createConfig({
    root: workspaceRoot,
    project,
    flavour: 'remote',
    mode: 'development',
    version: LOCAL_VERSION,
  });
  // The server sends CORS headers only for requests with an Origin header.
  return { ...own, output: { ...own.output, crossOriginLoading: 'anonymous' } };
}

/* The portal's production build of React cannot replace components, so a change reloads the page. */
const serving = (portal: URL, port: number): ConstructorParameters<typeof WebpackDevServer>[0] => ({
  host: 'localhost',
  port,
  hot: false,
  liveReload: true,
  setupExitSignals: false,
  allowedHosts: [portal.hostname],
  headers: { 'access-control-allow-origin': portal.origin, 'cross-origin-resource-policy': 'cross-origin' },
  client: { logging: 'warn', overlay: false, webSocketURL: { hostname: 'localhost', port, protocol: 'ws' } },
  devMiddleware: { publicPath: '/', stats: 'errors-only' },
});

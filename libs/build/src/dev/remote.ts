import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { publishAll } from '../release/publish-all.ts';
import { strings } from '../start/strings.ts';
import { freePort } from '../start/ports.ts';
import { runningAddress } from '../start/running-address.ts';
import { untilAsked } from '../start/signals.ts';
import { createPortal } from '../start/start.ts';
import { createConfig } from '../webpack/config.ts';
import { type RemoteProject, portalFolder, workspaceRoot } from '../workspace.ts';

/** Paths that are proxied to the portal; the remote serves all others. */
const proxiedPaths = ['/api', '/files', '/login', '/admin-login', '/shell', '/mfe', '/registry.json'];

interface Backend {
  url: string;
  stop(): Promise<void>;
}

/** Runs one remote in its harness with hot replacement. A portal behind it provides the session and the services. */
export async function developRemote(project: RemoteProject, say: (line: string) => void): Promise<void> {
  const asked = untilAsked();
  const backend = await backendFor(say, asked);
  const config = createConfig({
    root: workspaceRoot,
    project,
    flavour: 'standalone',
    mode: 'development',
    version: 'dev',
    isHot: true,
  });
  const port = process.env.PORT ? Number(process.env.PORT) : await freePort();
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      historyApiFallback: true,
      // The handler of the dev server would end the process before the portal has stopped.
      setupExitSignals: false,
      client: { logging: 'warn' },
      proxy: [{ context: proxiedPaths, target: backend.url }],
    },
    webpack(config),
  );
  try {
    await server.start();
    say(strings.alone(project, `http://localhost:${port}`, backend.url));
    await asked;
  } finally {
    await server.stop();
    await backend.stop();
  }
}

/** Returns the running portal of this checkout, or starts one. */
async function backendFor(say: (line: string) => void, asked: Promise<void>): Promise<Backend> {
  const folder = portalFolder();
  const running = runningAddress(folder);
  if (running) return { url: running, stop: async () => undefined };
  const releasesDir = join(folder, 'releases');
  await publishAll(workspaceRoot, releasesDir, { say, only: ['shell'] });
  const portal = createPortal({ folder, port: 0, host: '127.0.0.1', split: false, watch: true, releasesDir, say });
  void asked.then(() => portal.stop());
  const { url } = await portal.start();
  return { url, stop: () => portal.stop() };
}

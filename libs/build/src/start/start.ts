import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { compressLive } from '../release/compress-live.ts';
import { contractVersion } from '../release/manifest.ts';
import { publishAll } from '../release/publish-all.ts';
import { liveServices } from '../release/publish-service.ts';
import { ship } from '../release/ship.ts';
import { projectName, releasesFolder, workspaceRoot } from '../workspace.ts';
import { isUsed, openDatabase, prepareDatabase } from './database.ts';
import { Failure } from './failure.ts';
import { filesUrl } from './files-url.ts';
import { pushKeys, signingKeys } from './keys.ts';
import { claimFolder } from './lock.ts';
import { claimOrders } from './orders.ts';
import { freePort, isLoopback, requirePort } from './ports.ts';
import { noteAddress } from './running-address.ts';
import { startServices } from './services.ts';
import { strings } from './strings.ts';
import { topology } from './topology.ts';

export interface PortalOptions {
  /** Folder of all data: `.portal`. */
  folder: string;
  /** Port of the portal; 0 takes a free one. */
  port: number;
  host: string;
  split: boolean;
  /** Leaves compressed files as they were built, for a portal of a test. */
  asBuilt?: boolean;
  /** Restarts services when their files change. */
  watch?: boolean;
  /** Folder of the registry and the releases, when someone else makes them; else `RELEASES_DIR`, or below the portal's folder. */
  releasesDir?: string;
  /** What the services are told besides. */
  env?: Record<string, string>;
  say: (line: string) => void;
}

export interface PortalAddress {
  url: string;
  /** Page on which the portal's mail is read; null when it is sent. */
  mailboxUrl: string | null;
  databaseUrl: string;
  releasesDir: string;
}

export interface Portal {
  /** Starts everything and resolves once it answers. Rejects with a `Failure` for what a person can put right. */
  start(): Promise<PortalAddress>;
  /** Ends, in reverse order, whatever has been started, at any moment. */
  stop(): Promise<void>;
}

export function createPortal(options: PortalOptions): Portal {
  const started: (() => Promise<void> | void)[] = [];
  let stopping: Promise<void> | undefined;

  /** Remembers how to end something; ends it now when the portal was stopped in the meantime. */
  const keep = async (end: () => Promise<void> | void): Promise<void> => {
    if (!stopping) return void started.push(end);
    await end();
    throw new Failure(strings.interrupted);
  };
  const stop = (): Promise<void> => {
    stopping ??= endAll(started);
    return stopping;
  };
  return {
    stop,
    start: () =>
      run(options, keep).catch(async (error: unknown) => {
        await stop();
        throw error;
      }),
  };
}

/** One that cannot be ended must not keep the others running. */
async function endAll(started: (() => Promise<void> | void)[]): Promise<void> {
  for (const end of started.splice(0).reverse()) {
    try {
      await end();
    } catch (error) {
      console.error(error);
    }
  }
}

/** Milliseconds in which the processes of PostgreSQL are launched. */
const LAUNCH_MS = 50;

type Keep = (end: () => Promise<void> | void) => Promise<void>;

const PREPARED_WITHIN_MS = 600_000;
const LINES = 20;

/**
 * Brings a database to what the service released in a folder expects, by that release's own migrations. They only expand: the
 * services that run go on. Throws `Failure` with the last lines of the reason when that does not succeed within ten minutes.
 */
async function prepareRelease(folder: string, databaseUrl: string): Promise<void> {
  const script = join(import.meta.dirname, 'prepare-database.ts');
  const options = {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    timeout: PREPARED_WITHIN_MS,
    killSignal: 'SIGKILL' as const,
  };
  try {
    await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', script, folder], options);
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Failure(strings.releaseUnprepared(folder, output.trim().split('\n').slice(-LINES).join('\n')));
  }
}

async function run(options: PortalOptions, keep: Keep): Promise<PortalAddress> {
  const { folder, say, host } = options;
  await keep(claimFolder(folder));
  const port = options.port || (await freePort());
  await requirePort(port, host);
  const url = process.env.PUBLIC_ORIGIN || `http://localhost:${port}`;
  // Behind a reverse proxy the portal listens on loopback too, and yet everybody reaches it.
  const isLocal = isLoopback(host) && isLoopback(new URL(url).hostname);
  if (!isLocal && !process.env.SMTP_URL) throw new Failure(strings.noMailServer);
  const releasesDir = options.releasesDir ?? (process.env.RELEASES_DIR ? releasesFolder() : join(folder, 'releases'));
  mkdirSync(releasesDir, { recursive: true });
  const orders = claimOrders(releasesDir);
  await keep(() => orders.close());
  const building = new AbortController();
  await keep(() => building.abort());
  const isSplit = options.split && !options.watch;
  const only = options.releasesDir ? { only: [] } : {};
  const opening = openDatabase(folder, say);
  // Else the server is launched only after the sources are read, which holds this thread.
  await Promise.race([opening, delay(LAUNCH_MS)]);
  const built = publishAll(workspaceRoot, releasesDir, { say, signal: building.signal, soon: true, isSplit, ...only });
  built.catch(() => undefined);
  const database = await opening;
  await keep(() => database.stop());
  const files = filesUrl(folder);
  const prepared = prepareDatabase(database.url, files, say);
  prepared.catch(() => undefined);
  const isSecond = await isUsed(database.url);
  // Released services start from what is published; in one process they start while the sources are compared with the builds.
  if (isSplit || !isSecond) await built;
  // Services wait for migrations by themselves; in a new database they would be in the way of the demonstration.
  if (!isSecond) await prepared;
  const keys = signingKeys(join(folder, 'keys'));
  const push = pushKeys(join(folder, 'keys'));
  const env = {
    DATABASE_URL: database.url,
    JWT_PUBLIC_KEY: keys.publicKey,
    VAPID_PUBLIC_KEY: push.publicKey,
    PUBLIC_ORIGIN: url,
    FILES_URL: files,
    LOCAL_PORTAL: String(isLocal),
    RELEASES_DIR: releasesDir,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    ...options.env,
  };
  say(strings.starting);
  const folders = isSplit ? liveServices(releasesDir, contractVersion(workspaceRoot)) : undefined;
  const secrets = { privateKey: keys.privateKey, pushKey: push.privateKey };
  const specs = await topology({ split: options.split, port, host, env, ...secrets, folders });
  const services = startServices(workspaceRoot, specs, { watch: options.watch });
  await keep(() => services.stop());
  await Promise.all([services.ready(), prepared, built]);
  orders.take(async (order) => {
    if (!isSplit) throw new Failure(strings.notApart(order.releases.map(({ name }) => projectName(name)).join(', ')));
    await ship(releasesDir, order, async (name, from) => {
      await prepareRelease(from, database.url);
      await services.replace(name, from);
    });
  });
  await keep(noteAddress(folder, url));
  if (!options.releasesDir && !options.asBuilt)
    compressLive(workspaceRoot, releasesDir, building.signal).catch(console.error);
  const mailboxUrl = process.env.SMTP_URL ? null : `${url}/api/identity/mailbox`;
  return { url, mailboxUrl, databaseUrl: database.url, releasesDir };
}

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
import { auditHeadsDir, filesUrl } from './files-url.ts';
import { pushKeys, signingKeys } from './keys.ts';
import { claimFolder } from './lock.ts';
import { claimOrders } from './orders.ts';
import { freePort, isLoopback, requirePort } from './ports.ts';
import { noteAddress } from './running-address.ts';
import { startServices } from './services.ts';
import { strings } from './strings.ts';
import { topology } from './topology.ts';

export interface PortalOptions {
  /** Data folder: `.portal`. */
  folder: string;
  /** Port of the portal; 0 takes a free one. */
  port: number;
  host: string;
  split: boolean;
  /** Keeps the fast compression of the build, for tests. */
  asBuilt?: boolean;
  /** Restarts services when their files change. */
  watch?: boolean;
  /** Folder of registry and releases when the caller fills it; by default `RELEASES_DIR`, or a folder in the data folder. */
  releasesDir?: string;
  /** Additional environment variables of the services. */
  env?: Record<string, string>;
  say: (line: string) => void;
}

export interface PortalAddress {
  url: string;
  /** Page that shows the portal's mail; null when mail is really sent. */
  mailboxUrl: string | null;
  databaseUrl: string;
  releasesDir: string;
}

export interface Portal {
  /** Starts everything and resolves once the portal answers. Rejects with a `Failure` for errors that the user can fix. */
  start(): Promise<PortalAddress>;
  /** Stops everything that has been started, in reverse order. May be called at any time. */
  stop(): Promise<void>;
}

export function createPortal(options: PortalOptions): Portal {
  const started: (() => Promise<void> | void)[] = [];
  let stopping: Promise<void> | undefined;

  /** Registers a stop function; calls it at once when the portal has been stopped meanwhile. */
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

/** Calls all stop functions, even when one fails. */
async function endAll(started: (() => Promise<void> | void)[]): Promise<void> {
  for (const end of started.splice(0).reverse()) {
    try {
      await end();
    } catch (error) {
      console.error(error);
    }
  }
}

/** Milliseconds to launch the processes of PostgreSQL. */
const LAUNCH_MS = 50;

type Keep = (end: () => Promise<void> | void) => Promise<void>;

const PREPARED_WITHIN_MS = 600_000;
const LINES = 20;

/**
 * Migrates a database by the migrations of the service released in a folder. They only expand the schema, so running services keep
 * working. Throws `Failure` with the last lines of output when that fails or takes more than ten minutes.
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
  // Behind a reverse proxy, the portal listens on loopback but is public.
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
  // Gives PostgreSQL time to launch before reading the sources blocks this thread.
  await Promise.race([opening, delay(LAUNCH_MS)]);
  const built = publishAll(workspaceRoot, releasesDir, { say, signal: building.signal, soon: true, isSplit, ...only });
  built.catch(() => undefined);
  const database = await opening;
  await keep(() => database.stop());
  const files = filesUrl(folder);
  const prepared = prepareDatabase(database.url, files, say);
  prepared.catch(() => undefined);
  const isSecond = await isUsed(database.url);
  // Split services need the published releases. A single process can start while changed applications are built.
  if (isSplit || !isSecond) await built;
  // Services wait for migrations by themselves, but must not run while a new database is filled.
  if (!isSecond) await prepared;
  const keys = signingKeys(join(folder, 'keys'));
  const push = pushKeys(join(folder, 'keys'));
  const env = {
    DATABASE_URL: database.url,
    JWT_PUBLIC_KEY: keys.publicKey,
    VAPID_PUBLIC_KEY: push.publicKey,
    PUBLIC_ORIGIN: url,
    FILES_URL: files,
    AUDIT_HEADS_DIR: auditHeadsDir(folder),
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

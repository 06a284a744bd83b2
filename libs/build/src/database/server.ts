import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Failure } from '../start/failure.ts';
import { strings } from '../start/strings.ts';
import { freePort } from '../start/ports.ts';
import { type DatabaseLocation, locateDatabase } from './location.ts';
import { endOrphan } from './orphan.ts';
import { password } from './password.ts';

export interface DatabaseServer {
  /** Connection string of the `portal` database. */
  url: string;
  /** Folder of the data when it is outside the requested one. */
  elsewhere: string | undefined;
  pid: number;
  /** Resolves when the server's process has ended, for whatever reason. */
  ended: Promise<void>;
  /** Does a fast shutdown: closes connections, with all commits on disk. Kills the server after ten seconds. */
  stop(): Promise<void>;
  /** Stops the server and removes its folder. */
  discard(): Promise<void>;
}

export interface DatabaseOptions {
  /** Folder for the data, the password and the log. */
  folder: string;
  /** Trades durability for speed: a crash loses all data. */
  throwAway?: boolean;
  /** Maximum number of connections; 200 by default. */
  connections?: number;
  /** A free port by default. */
  port?: number;
}

const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;
/* The sender of a failed statement logs it, without its values, which may be addresses and hashes. */
const quiet = [
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
];
const unsafe = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=256MB',
  'autovacuum=off',
];

/** Starts the embedded PostgreSQL on a loopback port and creates its data folder when missing. Throws `Failure` when it does not start. */
export async function startDatabase({
  folder,
  throwAway = false,
  connections = 200,
  port: wanted,
}: DatabaseOptions): Promise<DatabaseServer> {
  mkdirSync(folder, { recursive: true });
  const location = locateDatabase(folder);
  const secret = password(folder);
  const log = logIn(folder);
  await endOrphan(location.data);
  if (!existsSync(join(location.data, 'PG_VERSION'))) await initialise(location, secret, log, throwAway);
  const port = wanted ?? (await freePort());
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    ...quiet,
    `max_connections=${connections}`,
  ];
  const flags = [...settings, ...(throwAway ? unsafe : [])].flatMap((setting) => ['-c', setting]);
  const server = run(location, 'postgres', ['-D', location.data, '-p', String(port), ...flags], log);
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://portal:${secret}@127.0.0.1:${port}/portal`;
  await untilReady(server, url, log);
  const stop = () => stopServer(server);
  const discard = async () => {
    await stop();
    for (const path of [folder, location.elsewhere ?? folder]) rmSync(path, { recursive: true, force: true });
  };
  return { url, elsewhere: location.elsewhere, pid: server.pid ?? 0, ended, stop, discard };
}

async function initialise(location: DatabaseLocation, secret: string, log: Log, throwAway: boolean): Promise<void> {
  const { data, user } = location;
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const secretFile = join(data, '../.initial-password');
  writeFileSync(secretFile, secret, { mode: 0o600 });
  if (user) for (const path of [data, secretFile]) chownSync(path, user.uid, user.gid);
  const flags = [
    '--username=portal',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=ro',
  ];
  const child = run(
    location,
    'initdb',
    ['-D', data, `--pwfile=${secretFile}`, ...flags, ...(throwAway ? ['--no-sync'] : [])],
    log,
  );
  const code = await new Promise((resolve) => child.once('exit', resolve));
  rmSync(secretFile);
  if (code !== 0) {
    rmSync(data, { recursive: true, force: true });
    throw notStarted(log);
  }
}

interface Log {
  path: string;
  /** Its length in bytes before this start. */
  before: number;
}

function logIn(folder: string): Log {
  const path = join(folder, 'postgres.log');
  return { path, before: statSync(path, { throwIfNoEntry: false })?.size ?? 0 };
}

/** Returns the error of a failed start: the disk is full, or the log says why. */
function notStarted({ path, before }: Log): Failure {
  const isFull = readFileSync(path).subarray(before).includes('No space left on device');
  return new Failure(isFull ? strings.diskFull(dirname(path)) : strings.databaseFailed(path));
}

function run({ binaries, user }: DatabaseLocation, program: string, args: string[], log: Log): ChildProcess {
  const executable = join(binaries, 'bin', process.platform === 'win32' ? `${program}.exe` : program);
  if (!(statSync(executable).mode & 0o001)) chmodSync(executable, 0o755);
  const output = openSync(log.path, 'a', 0o600);
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', SYSTEMROOT: process.env.SYSTEMROOT };
  // Runs in its own session, since Ctrl-C must stop the services before the database.
  const child = spawn(executable, args, { ...user, cwd: '/', env, detached: true, stdio: ['ignore', output, output] });
  closeSync(output);
  return child;
}

/** Waits until the server accepts connections, and creates the `portal` database the first time. */
async function untilReady(server: ChildProcess, url: string, log: Log): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until && server.exitCode === null && server.signalCode === null) {
    const client = new pg.Client({ connectionString: url.replace(/portal$/, 'postgres') });
    try {
      await client.connect();
      const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'portal'");
      if (!rowCount) await client.query('CREATE DATABASE portal');
      return;
    } catch {
      await delay(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  await stopServer(server);
  throw notStarted(log);
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  const hard = setTimeout(() => server.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(hard);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildChanged } from '../start/build-changed.ts';
import type { PortalAddress } from '../start/start.ts';
import { compressBest } from '../webpack/compress.ts';
import { browserProjects, workspaceRoot } from '../workspace.ts';
import { copyData, removeData } from './demonstration.ts';
import { temporaryFolder } from './folder.ts';
import { measured } from './processor-time.ts';

const START = join(workspaceRoot, 'libs/build/src/cli/start.ts');

export interface TestPortalOptions {
  /** All services in one process, or each in its own. */
  mode: 'all' | 'split';
  /** Fills the database with demonstration data. */
  seed: boolean;
  /** Data folder to copy. */
  from?: string;
  env?: Record<string, string>;
}

export interface TestPortal extends PortalAddress {
  /** Its data folder, removed at the end. */
  folder: string;
  /** Process id of the start command. */
  pid: number;
  /** Stops the portal and removes its data. Resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** Starts a portal as `npm start` does, on a free port with a new data folder. Rejects with its output when it fails. */
export async function startPortal({ mode, seed, from, env = {} }: TestPortalOptions): Promise<TestPortal> {
  // Portals for measurements keep their data on disk, as in production.
  const folder = temporaryFolder({ inMemory: Boolean(from) });
  if (from) copyData(from, folder);
  const own = {
    PORTAL_DIR: folder,
    RELEASES_DIR: '',
    PORT: '0',
    DATABASE_URL: '',
    PUBLIC_ORIGIN: '',
    SMTP_URL: '',
    SEED: seed ? 'demo' : 'none',
    ...env,
  };
  await buildAs(from ? 'soon' : 'measured');
  const { flags, env: reporting } = measured('portals');
  const child = spawn(process.execPath, [...flags, START, '--as-built', ...(mode === 'split' ? ['--split'] : [])], {
    cwd: workspaceRoot,
    env: { ...withoutRunner(process.env), ...own, ...reporting },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const stop = () => end(child, folder);
  try {
    const address = await addressOf(child);
    return { ...address, folder, pid: child.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/* The best compression takes 11 s of processor time; only measurements need it. */
async function buildAs(wanted: 'soon' | 'measured'): Promise<void> {
  const soon = wanted === 'soon';
  await buildChanged(workspaceRoot, { say: () => undefined, soon });
  if (!soon) for (const project of browserProjects) await compressBest(join(workspaceRoot, project, 'dist'));
}

/** Removes the variables of a test runner, which the portal must not inherit. */
function withoutRunner(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const names = ['NODE_OPTIONS', 'NODE_ENV', 'NODE_CHANNEL_FD'];
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)));
}

function addressOf(child: ChildProcess): Promise<PortalAddress> {
  let output = '';
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve, reject) => {
    child.once('message', (address: PortalAddress) => resolve(address));
    child.once('exit', (code) => reject(new Error(`The portal ended with ${code}:\n${output}`)));
  });
}

async function end(child: ChildProcess, folder: string): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  removeData(folder);
  return child.exitCode;
}

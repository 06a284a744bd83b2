import { execFile, spawn, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { workspaceRoot } from '../workspace.ts';

/** How the engine and its Compose are called on this machine. */
export interface Engine {
  /** Runs `docker` or Compose with their output shown. Rejects when they fail. */
  docker(...args: string[]): Promise<void>;
  compose(...args: string[]): Promise<void>;
  /** Resolves to what `docker` prints. Rejects with what it says when it fails. */
  read(...args: string[]): Promise<string>;
}

const printed = promisify(execFile);
/** Bytes; the files of an image are listed. */
const MAX_PRINTED = 64 * 1024 * 1024;

/** Compose as a plugin of the engine, or the older command of its own. */
const composes = [['docker', 'compose'], ['docker-compose']];

const works = ([command = '', ...args]: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** The engine of this machine, to be called with these variables; a line that says what is missing where there is none. */
export function findEngine(env: Record<string, string>): Engine | string {
  if (!works(['docker', 'info'])) return 'no container engine answers `docker info`';
  const compose = composes.find((command) => works([...command, 'version']));
  if (!compose) return 'the container engine has no Compose';
  const options = { cwd: workspaceRoot, env: { ...process.env, ...env } };
  const run = ([command = '', ...args]: string[]): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = spawn(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
      child.once('error', reject);
      child.once('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')}: ${code}`)),
      );
    });
  return {
    docker: (...args) => run(['docker', ...args]),
    compose: (...args) => run([...compose, ...args]),
    read: async (...args) => (await printed('docker', args, { ...options, maxBuffer: MAX_PRINTED })).stdout.trim(),
  };
}

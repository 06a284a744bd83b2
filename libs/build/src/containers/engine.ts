import { execFile, spawn, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { workspaceRoot } from '../workspace.ts';

/** The container engine and Compose of this machine. */
export interface Engine {
  /** Runs `docker` and shows its output. Rejects when it fails. */
  docker(...args: string[]): Promise<void>;
  compose(...args: string[]): Promise<void>;
  /** Runs `docker` and resolves to its output. Rejects with its error output when it fails. */
  read(...args: string[]): Promise<string>;
}

const execute = promisify(execFile);
/** Bytes; large, since the files of an image are listed. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** Compose as a plugin of the engine, or as the older separate command. */
const composeCommands = [['docker', 'compose'], ['docker-compose']];

const works = ([command = '', ...args]: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Returns the engine of this machine, called with these environment variables, or a message that says what is missing. */
export function findEngine(env: Record<string, string>): Engine | string {
  if (!works(['docker', 'info'])) return 'no container engine answers `docker info`';
  const compose = composeCommands.find((command) => works([...command, 'version']));
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
    read: async (...args) => (await execute('docker', args, { ...options, maxBuffer: MAX_OUTPUT })).stdout.trim(),
  };
}

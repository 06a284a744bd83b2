import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { linkPackages } from '@psp/build/skew/release-before';
import { workspaceRoot } from '@psp/build/workspace';
import { portal } from './address.ts';

const NOT_COPIED = new Set(['node_modules', 'dist', '.git', '.portal', '.nx']);

/** A copy of the checkout, whose sources a test may change. */
export interface Checkout {
  folder: string;
  replace(path: string, words: string, by: string): void;
  remove(): void;
}

/** Copies the sources of this checkout to a temporary folder. */
export function copyCheckout(): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'portal-checkout-'));
  cpSync(workspaceRoot, folder, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  linkPackages(folder);
  const replace = (path: string, words: string, by: string): void => {
    const text = readFileSync(join(folder, path), 'utf8');
    if (!text.includes(words)) throw new Error(`${path} has no ${words}`);
    writeFileSync(join(folder, path), text.replace(words, by));
  };
  return { folder, replace, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A running `npm run dev`. */
interface Development {
  address: string;
  stop: () => Promise<void>;
}

/** Runs `npm run dev` in a checkout and waits until it prints a match of `address`. Rejects when the command ends. */
export async function runDev(
  folder: string,
  args: readonly string[],
  address: RegExp,
  env: Record<string, string> = {},
): Promise<Development> {
  const child = spawn(process.execPath, [join(folder, 'libs/build/src/cli/dev.ts'), ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const found = await Promise.race([waitForMatch(child, address), ended.then(() => undefined)]);
  if (!found) throw new Error(`npm run dev ${args.join(' ')} ended.`);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return { address: found, stop };
}

async function waitForMatch({ stdout }: ChildProcess, address: RegExp): Promise<string | undefined> {
  if (!stdout) return undefined;
  const lines = createInterface({ input: stdout });
  const { promise, resolve } = Promise.withResolvers<string>();
  lines.on('line', (line) => {
    const [found] = address.exec(line) ?? [];
    if (found) resolve(found);
  });
  return promise;
}

/** Data folder of the portal under test. */
export const portalData = (): string => dirname(portal().releasesDir);

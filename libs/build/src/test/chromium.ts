import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { Failure } from '../start/failure.ts';
import { workspaceRoot } from '../workspace.ts';

/** Chromium without windows, which draws the same pages with about half the work of the whole browser. */
const headlessShell = 'chromium-headless-shell';
const installed = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium to test with: `CHROMIUM_PATH`, Debian's packages where they may be installed, one that is installed, or
 * Playwright's download. Fails when none can be had.
 */
export function provideChromium(say: (line: string) => void): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Failure(`CHROMIUM_PATH leads to ${given}, which does not exist.`);
    return given;
  }
  const isDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (isDebian && !onPath([headlessShell])) installPackages(say);
  const found = onPath(installed);
  if (found) return found;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  say('Downloading Chromium (playwright install)…');
  spawnSync(process.execPath, [join(workspaceRoot, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
    stdio: 'inherit',
  });
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Failure('There is no Chromium and it cannot be installed. Install it and name it in CHROMIUM_PATH.');
}

/* Older releases of Debian have no package of the shell alone. */
function installPackages(say: (line: string) => void): void {
  say('Installing Chromium (apt-get)…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', [...args, '-qq'], { env, stdio: 'ignore' }).status === 0;
  const install = (name: string) => apt('install', '-y', '--no-install-recommends', name);
  apt('update');
  if (!install(headlessShell) && !onPath(installed)) install('chromium');
}

function onPath(names: string[]): string | undefined {
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // Not this one.
    }
  }
  return undefined;
}

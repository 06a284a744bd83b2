import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { Failure } from '../start/failure.ts';
import { workspaceRoot } from '../workspace.ts';

/** Chromium without windows, which renders the same pages with about half the work. */
const headlessShell = 'chromium-headless-shell';
const installed = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Returns the path of a Chromium for tests: `CHROMIUM_PATH`, Debian's package when it can be installed, an installed one, or Playwright's
 * download. Throws when none is available.
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

/* Older releases of Debian have no separate package of the headless shell. */
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
      // Try the next one.
    }
  }
  return undefined;
}

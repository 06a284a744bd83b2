import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { Failure } from '../start/failure.ts';
import { workspaceRoot } from '../workspace.ts';

const installed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium to test with: `CHROMIUM_PATH`, one that is installed, Debian's package when it may be installed, or
 * Playwright's download. Fails when none can be had.
 */
export function provideChromium(say: (line: string) => void): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Failure(`CHROMIUM_PATH duce la ${given}, care nu există.`);
    return given;
  }
  const found = onPath();
  if (found) return found;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    say('Instalez Chromium (apt-get)…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, stdio: 'ignore' });
    const packaged = onPath();
    if (packaged) return packaged;
  }
  say('Descarc Chromium (playwright install)…');
  spawnSync(process.execPath, [join(workspaceRoot, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
    stdio: 'inherit',
  });
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Failure('Nu există Chromium și nu poate fi instalat. Instalați-l și indicați-l prin CHROMIUM_PATH.');
}

function onPath(): string | undefined {
  for (const name of installed) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // Not this one.
    }
  }
  return undefined;
}

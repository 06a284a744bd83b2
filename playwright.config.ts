import { defineConfig, devices } from '@playwright/test';

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;
const asRoot = process.getuid?.() === 0;

/*
 * Features that Chromium runs without, of which it takes the last list alone: the address bar's pages, which would be loaded for
 * each window, then those that Playwright names.
 */
const without = `--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,\
AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,\
MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning`;

/* A page lives for seconds: what optimising its scripts costs is never earned back. */
const quickly = '--js-flags=--no-maglev,--no-turbofan';

/* `npm run test:long` sets the variable, and names the files. */
const isLong = Boolean(process.env.LONG_TESTS);
const LONG = '**/*.long.spec.ts';

/* What differs when every service is its own process: calls through the gateway, sessions, the whole main job. */
const SPLIT = ['main-job.spec.ts', 'sign-in.spec.ts'];

/**
 * Journeys through running portals, which `npm test` starts: one for each worker with all services in one process, and one with
 * each service in its own.
 */
export default defineConfig({
  testDir: 'shell/e2e',
  outputDir: '.portal/journeys',
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  // A machine that others use too sometimes stands still for seconds; what passes only when repeated is named in the report.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
    viewport: { width: 1366, height: 768 },
    screenshot: 'only-on-failure',
    // Nothing is awaited that only moves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // A GPU that is only emulated costs more than drawing without one. Chromium's own sandbox does not work for root; the journeys
      // open only the portal.
      args: [without, quickly, '--disable-gpu', ...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
  // The longest comes first, and one worker at a time for the portal in several processes.
  projects: [
    {
      name: 'split',
      workers: 1,
      testMatch: isLong ? [LONG] : SPLIT,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 } },
    },
    {
      name: 'all',
      testIgnore: [
        ...SPLIT,
        // Needs the builds of the release before, which a clone without history cannot make.
        ...(process.env.RELEASE_BEFORE ? [] : ['skew.spec.ts']),
        ...(isLong ? [] : [LONG]),
      ],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 } },
    },
  ],
});

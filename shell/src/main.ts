import { nextTask } from './rendered/next-task.ts';

/* Keeps zod from testing `eval`, which the CSP forbids and browsers report. Every remote's copy of zod reads this global. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/* Packages that all code needs, each evaluated in a task of its own, so that the page stays responsive. */
const packages = [
  () => import('react-dom/client'),
  () => import('react-router-dom'),
  () => import('styled-components'),
  () => import('@tanstack/react-query'),
];

async function main(): Promise<void> {
  for (const load of packages) {
    await load();
    await nextTask();
  }
  // Dynamic, so that the packages above are evaluated first.
  const { start } = await import('./bootstrap.tsx');
  await nextTask();
  await start();
}

void main();

import { nextTask } from './rendered/next-task.ts';

/* zod would try whether it may compile schemas; the policy forbids it, and browsers report each try. Read by every area's copy. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/* Packages that everything else needs, each evaluated in its own task, so that the page stays responsive. */
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

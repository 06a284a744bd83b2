import { nextTask } from './rendered/next-task.ts';

/* What everything else needs; each runs in a task of its own, between which the page answers to whoever scrolls already. */
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
  // Shared packages are agreed on before any module that needs them runs; hence the pause of a dynamic import.
  const { start } = await import('./bootstrap.tsx');
  await nextTask();
  await start();
}

void main();

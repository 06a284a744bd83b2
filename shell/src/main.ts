import { nextTask } from './rendered/next-task.ts';

/* Shared packages are agreed on before any module that needs them runs; hence the pause of a dynamic import. */
void import('./bootstrap.tsx').then(async ({ start }) => {
  await nextTask();
  await start();
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';

const RELEASER = `
  const { makeLive } = await import(process.argv[1]);
  process.once('message', () => {
    makeLive(process.argv[2], [{ name: process.argv[3], version: '1', contract: 1 }]);
    process.disconnect();
  });
  process.send('ready');
`;

/** Starts `count` processes that each make a different remote live, all at the same time. Returns the sorted names. */
export async function releaseAtOneInstant(releases: string, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, number) => `mfe_${number}`);
  const registry = new URL('../registry.ts', import.meta.url).href;
  const children = names.map((name) =>
    spawn(process.execPath, ['--input-type=module', '-e', RELEASER, registry, releases, name], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  );
  await Promise.all(children.map((child) => once(child, 'message')));
  for (const child of children) child.send('go');
  await Promise.all(children.map((child) => once(child, 'exit')));
  return names.toSorted();
}

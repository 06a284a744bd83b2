import { workspaceRoot } from '../workspace.ts';
import { bin, node } from './run.ts';

const checks: [name: string, script: string, args: string[]][] = [
  ['tsc', bin('typescript/bin/tsc'), ['-p', workspaceRoot, '--noEmit']],
  ['oxlint', bin('oxlint/bin/oxlint'), ['--quiet', workspaceRoot]],
  ['biome', bin('@biomejs/biome/bin/biome'), ['check', '--max-diagnostics=20', workspaceRoot]],
  ['knip', bin('knip/bin/knip.js'), ['--no-progress']],
];

/*
 * Runs the checks and exits with the number of failed ones. Runs in a separate process to measure their processor time, since tsc replaces
 * the process that would report it.
 */
let failed = 0;
for (const [name, script, args] of checks) {
  const ok = (await node(script, args)) === 0;
  console.log(`${ok ? '✓' : '✗'} ${name}`);
  if (!ok) failed++;
}
process.exitCode = failed;

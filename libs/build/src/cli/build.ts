import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { buildProjects } from '../webpack/build.ts';
import { compressBest } from '../webpack/compress.ts';
import { type BrowserProject, browserProjects, isBrowserProject, workspaceRoot } from '../workspace.ts';
import { join } from 'node:path';

/** Says that the applications are wanted soon: their files are compressed as far as that is quick. */
const SOON = '--soon';
/** Says that a process builds its applications alone. */
const ALONE = '--alone';
/** Each process needs half a gigabyte, and compiles for itself what the others compile too. */
const PROCESSES = 2;

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const projects = process.argv.slice(2).filter(isBrowserProject);

async function build(own: readonly BrowserProject[]): Promise<void> {
  let began = performance.now();
  await buildProjects(workspaceRoot, own, (project, version) => {
    console.log(`${project} ${version}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
    began = performance.now();
  });
  if (flags.includes(SOON)) return;
  for (const project of own) await compressBest(join(workspaceRoot, project, 'dist'));
}

/** Builds in a process of its own. Rejects when it fails; it has printed why. */
async function buildBeside(own: readonly BrowserProject[]): Promise<void> {
  const args = [...process.execArgv, import.meta.filename, ALONE, ...flags, ...own];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${own.join(', ')}: ${signal ?? code}`);
}

if (projects.length === 0) {
  console.error(`Usage: build.ts <${browserProjects.join(' | ')}>…`);
  process.exit(1);
}
try {
  const count = flags.includes(ALONE) ? 1 : Math.min(PROCESSES, availableParallelism(), projects.length);
  const [own = [], ...others] = Array.from({ length: count }, (_, lane) =>
    projects.filter((__, index) => index % count === lane),
  );
  await Promise.all([build(own), ...others.map(buildBeside)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

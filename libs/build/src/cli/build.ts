import { join } from 'node:path';
import { buildProjects } from '../webpack/build.ts';
import { compressBest } from '../webpack/compress.ts';
import { browserProjects, isBrowserProject, workspaceRoot } from '../workspace.ts';

/** Flag to skip the slow best compression of the files. */
const SOON = '--soon';

const projects = process.argv.slice(2).filter(isBrowserProject);
if (projects.length === 0) {
  console.error(`Usage: build.ts [${SOON}] <${browserProjects.join(' | ')}> […]`);
  process.exit(1);
}
let began = performance.now();
try {
  // One process builds all: two would compile shared modules twice, a third more work.
  await buildProjects(workspaceRoot, projects, (project, version) => {
    console.log(`${project} ${version}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
    began = performance.now();
  });
  if (!process.argv.includes(SOON))
    for (const project of projects) await compressBest(join(workspaceRoot, project, 'dist'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { buildProject } from '../webpack/build.ts';
import { isBrowserProject, workspaceRoot } from '../workspace.ts';

const project = process.argv[2];
if (!isBrowserProject(project)) {
  console.error('Usage: build.ts <shell|mfe-public|mfe-uat|mfe-firma|mfe-admin>');
  process.exit(1);
}
const started = performance.now();
try {
  const version = await buildProject(workspaceRoot, project);
  console.log(`${project} ${version}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

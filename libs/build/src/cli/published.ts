import { join } from 'node:path';
import { compressBest } from '../webpack/compress.ts';
import { publish, type Published } from '../release/publish.ts';
import { publishService } from '../release/publish-service.ts';
import { buildChanged } from '../start/build-changed.ts';
import { Failure } from '../start/failure.ts';
import { strings } from '../start/strings.ts';
import {
  isBrowserProject,
  isServiceProject,
  releasedProjects,
  releasesFolder,
  type ReleasedProject,
  workspaceRoot,
} from '../workspace.ts';

/** The names typed after a command. Throws `Failure` when there is none, or one that is not released by itself. */
function namedProjects(command: string): ReleasedProject[] {
  const names = process.argv.slice(2);
  const projects = releasedProjects.filter((project) => names.includes(project));
  if (projects.length === 0 || names.some((name) => !projects.some((project) => project === name)))
    throw new Failure(strings.usageOfSeveral(command, releasedProjects));
  return projects;
}

/** Builds what a command names and places it among the releases, without making it live. */
export async function publishNamed(command: string, say: (line: string) => void): Promise<Published[]> {
  const projects = namedProjects(command);
  const only = projects.filter(isBrowserProject);
  if (only.length > 0) await buildChanged(workspaceRoot, { say, only });
  // Built by a start that was in a hurry.
  for (const project of only) await compressBest(join(workspaceRoot, project, 'dist'));
  return projects.map((project) => {
    const began = performance.now();
    say(strings.checking(project));
    const release = isServiceProject(project)
      ? publishService(workspaceRoot, project, releasesFolder())
      : publish(workspaceRoot, project, releasesFolder());
    say(strings.checked(project, ((performance.now() - began) / 1000).toFixed(1)));
    return release;
  });
}

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

/** Returns the projects named in the arguments. Throws `Failure` when there is none, or one that cannot be released alone. */
function namedProjects(command: string): ReleasedProject[] {
  const names = process.argv.slice(2);
  const projects = releasedProjects.filter((project) => names.includes(project));
  if (projects.length === 0 || names.some((name) => !projects.some((project) => project === name)))
    throw new Failure(strings.usageOfSeveral(command, releasedProjects));
  return projects;
}

/** Builds and checks the projects named in the arguments and adds them to the releases folder, without making them live. */
export async function publishNamed(command: string, say: (line: string) => void): Promise<Published[]> {
  const projects = namedProjects(command);
  const only = projects.filter(isBrowserProject);
  if (only.length > 0) await buildChanged(workspaceRoot, { say, only });
  // `npm start` builds without the best compression.
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

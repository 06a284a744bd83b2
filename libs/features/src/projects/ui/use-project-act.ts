import type { ProjectView } from '@psp/contracts/projects';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import type { ProjectProps } from './area.ts';
import { projectQuery } from './queries.ts';

type ProjectActOptions<Input> = Pick<ActOptions<Input, ProjectView>, 'send' | 'done' | 'failed' | 'onDone'>;

/** Act on a project that answers with its fresh view. */
export const useProjectAct = <Input = string | void>(
  { area, project }: ProjectProps,
  options: ProjectActOptions<Input>,
) => useAct({ ...options, view: projectQuery(area, project.id), refreshes: [[area.kind]] });

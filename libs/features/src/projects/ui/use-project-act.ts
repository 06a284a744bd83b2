import type { ProjectView } from '@psp/contracts/projects';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import type { ProjectProps } from './area.ts';
import { projectQuery } from './queries.ts';

type ProjectActOptions<Input> = Pick<ActOptions<Input, ProjectView>, 'done' | 'failed' | 'onDone'> & {
  /** Below the address of the project. */
  path: string;
  body: (input: Input) => object;
};

/** An act whose answer is the project's fresh view. */
export function useProjectAct<Input = string | void>(
  { area, project }: ProjectProps,
  { path, body, ...rest }: ProjectActOptions<Input>,
) {
  return useAct<Input, ProjectView>({
    ...rest,
    send: (input) => area.client.post<ProjectView>(`/projects/${project.id}${path}`, body(input)),
    view: projectQuery(area, project.id),
    refreshes: [[area.kind]],
  });
}

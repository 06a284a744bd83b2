import { Notice } from '@psp/design-system/notice';
import type { ProjectProps } from './area.ts';
import { dialogs } from './next-strings.ts';

/** The steps that are not done; a warning, no obstacle: both sides may have agreed on less. */
export function OpenMilestones({ project }: ProjectProps) {
  const open = project.milestones.filter(({ doneAt }) => doneAt === null);
  if (open.length === 0) return null;
  return (
    <Notice tone="warning" title={dialogs.openMilestones(open.length)}>
      <ul>
        {open.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </Notice>
  );
}

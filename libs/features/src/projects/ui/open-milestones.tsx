import { Notice } from '@psp/design-system/notice';
import type { ProjectProps } from './area.ts';
import { dialogs } from './next-strings.ts';

/** Warning about milestones that are not done. It does not block the act, because both sides may have agreed on less. */
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

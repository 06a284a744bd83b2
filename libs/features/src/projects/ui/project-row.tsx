import type { ProjectListItem } from '@psp/contracts/project-list';
import { projectState } from '@psp/contracts/project-statuses';
import { StatusBadge } from '@psp/design-system/badge';
import { Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { ProgressBar } from '@psp/design-system/progress-bar';
import { Link } from '@psp/design-system/link';
import { RowItem } from '@psp/design-system/rows';
import { styled } from 'styled-components';
import { otherSide, type ProjectArea, projectHref } from './area.ts';
import { strings } from './strings.ts';

const Bar = styled.div`
  max-width: 420px;
  margin-top: 2px;
`;

/** Row of a project in a list: title, other side, due date, progress and status. */
export function ProjectRow({ area, project }: { area: ProjectArea; project: ProjectListItem }) {
  const { id, title, number, progress, dueOn, status, isStopped } = project;
  const due = dueOn ? strings.due(formatDate(dueOn)) : strings.noDue;
  return (
    <RowItem action={<StatusBadge status={projectState(status, isStopped)} />}>
      <Link href={projectHref(area, id)} isStrong>
        {title}
      </Link>
      <Under>{[number, otherSide(area, project).name, due].join(', ')}</Under>
      <Bar>
        <ProgressBar value={progress} label={strings.progressOf(title)} />
      </Bar>
    </RowItem>
  );
}

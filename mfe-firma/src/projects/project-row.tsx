import { PROJECT_STATUS, type ProjectListItem } from '@psp/contracts/projects';
import { formatDate } from '@psp/design-system/format';
import { ProgressBar } from '@psp/design-system/life';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { RowItem } from '@psp/design-system/rows';
import { styled } from 'styled-components';
import { Muted, StatusBadge } from '../common/facts.tsx';
import { strings } from './strings.ts';

const Bar = styled.div`
  max-width: 420px;
`;

/** One collaboration of a list: with whom, how far, by when, and where it stands. */
export function ProjectRow({ project }: { project: ProjectListItem }) {
  const { id, title, number, uat, progress, dueOn, status } = project;
  return (
    <RowItem action={<StatusBadge status={PROJECT_STATUS[status]} />}>
      <Stack gap={4}>
        <Link href={`/firma/projects/${id}`} isStrong>
          {title}
        </Link>
        <Muted>
          {number}, {uat.name}, {dueOn ? strings.dueOn(formatDate(dueOn)) : strings.noDue}
        </Muted>
        <Bar>
          <ProgressBar value={progress} label={strings.progressOf(title)} />
        </Bar>
      </Stack>
    </RowItem>
  );
}

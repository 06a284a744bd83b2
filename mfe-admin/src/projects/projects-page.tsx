import type { OverseenProject } from '@psp/contracts/overseen';
import { projectState } from '@psp/contracts/project-statuses';
import { StatusBadge } from '@psp/design-system/badge';
import { Under } from '@psp/design-system/cells';
import { Link } from '@psp/design-system/link';
import type { RecordColumns } from '@psp/features/tables/ui/record-table';
import { useListed } from '@psp/remote/lists/use-listed';
import { amountOf, DueDay, Short } from '../records/cells.tsx';
import { RecordsList } from '../records/records-list.tsx';
import { projectList } from './filters.ts';
import { NAME } from './name.ts';
import { exportHref, projectsQuery } from './queries.ts';
import { strings } from './strings.ts';

const columns: RecordColumns<OverseenProject> = [
  {
    key: 'status',
    label: strings.status,
    isWhole: true,
    cell: ({ status, isStopped }) => <StatusBadge status={projectState(status, isStopped)} />,
  },
  {
    key: 'title',
    label: strings.title,
    isTitle: true,
    cell: ({ id, title, number }) => (
      <>
        <Link href={`/admin/projects/${id}`} isStrong>
          {title}
        </Link>
        <Under>{number}</Under>
      </>
    ),
  },
  { key: 'uat', label: strings.authority, cell: ({ uat }) => <Short>{uat.name}</Short> },
  { key: 'firma', label: strings.firm, cell: ({ firma }) => <Short>{firma.name}</Short> },
  { key: 'price', label: strings.price, align: 'end', isWhole: true, cell: ({ price }) => amountOf(price) },
  {
    key: 'due',
    label: strings.due,
    isWhole: true,
    cell: ({ dueOn, isOverdue }) => <DueDay day={dueOn} isOverdue={isOverdue} />,
  },
];

/** /admin/projects: the projects of all authorities. Filters, order and page are in the address. */
export function ProjectsPage() {
  const listed = useListed(projectList, projectsQuery);
  return <RecordsList {...listed} name={NAME} words={strings} columns={columns} exportHref={exportHref} />;
}

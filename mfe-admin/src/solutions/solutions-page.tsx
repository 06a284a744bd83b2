import type { ModeratedSolutionItem } from '@psp/contracts/moderated-solutions';
import { SOLUTION_STATUS } from '@psp/contracts/solutions';
import { DOMAINS } from '@psp/contracts/taxonomy-names';
import { StatusBadge } from '@psp/design-system/badge';
import { Day, Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import type { RecordColumns } from '@psp/features/tables/ui/record-table';
import { QueuePage } from '../queue/queue-page.tsx';
import { solutionQueue } from './queries.ts';
import { strings } from './strings.ts';

const { columns: labels } = strings;

const columnsOf = (hrefOf: (id: string) => string): RecordColumns<ModeratedSolutionItem> => [
  {
    key: 'status',
    label: labels.status,
    isWhole: true,
    cell: ({ status, isOver }) => (
      <>
        <StatusBadge status={SOLUTION_STATUS[status]} />
        {isOver ? <Under>{strings.over}</Under> : null}
      </>
    ),
  },
  {
    key: 'solution',
    label: labels.solution,
    isTitle: true,
    cell: ({ id, title, domain }) => (
      <>
        <Link href={hrefOf(id)} isStrong>
          {title}
        </Link>
        <Under>{DOMAINS[domain]}</Under>
      </>
    ),
  },
  { key: 'firm', label: labels.firm, cell: ({ partner }) => partner.name },
  {
    key: 'publishedAt',
    label: labels.publishedAt,
    cell: ({ publishedAt }) => <Day dateTime={publishedAt}>{formatDate(publishedAt)}</Day>,
  },
];

/** Solutions of the marketplace, public or not any more. */
export function SolutionsPage() {
  return (
    <QueuePage
      queue={solutionQueue}
      title={strings.title}
      lead={strings.lead}
      words={strings}
      order={() => strings.newestFirst}
      columns={columnsOf}
    />
  );
}

import { OwnText } from '@psp/design-system/own-text';
import type { ModerationItem, ModerationQuery } from '@psp/contracts/moderation';
import { Badge } from '@psp/design-system/badge';
import { Day, Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import type { RecordColumns } from '@psp/features/tables/ui/record-table';
import { KIND_LABELS } from '../common/strings.ts';
import { ModerationTabs } from '../queue/moderation-tabs.tsx';
import { QueuePage } from '../queue/queue-page.tsx';
import { moderationQueue } from './queries.ts';
import { strings } from './strings.ts';

const STATE: RecordColumns<ModerationItem>[number] = {
  key: 'state',
  label: strings.state,
  isWhole: true,
  cell: ({ isRevision }) =>
    isRevision ? <Badge tone="review">{strings.revision}</Badge> : <Badge tone="submitted">{strings.newArticle}</Badge>,
};

const describing = (hrefOf: (id: string) => string, { list }: ModerationQuery): RecordColumns<ModerationItem> => [
  {
    key: 'article',
    label: strings.article,
    isTitle: true,
    cell: ({ id, title }) => (
      <Link href={hrefOf(id)} isStrong>
        {title}
      </Link>
    ),
  },
  {
    key: 'author',
    label: strings.author,
    cell: ({ author, kind }) => (
      <>
        <OwnText>{author.name}</OwnText>
        <Under>{KIND_LABELS[kind]}</Under>
      </>
    ),
  },
  { key: 'category', label: strings.category, cell: ({ category }) => category },
  {
    key: 'since',
    label: strings.since[list],
    cell: ({ since }) => <Day dateTime={since}>{formatDate(since)}</Day>,
  },
];

/* Only the waiting articles differ in state. */
const columnsOf: typeof describing = (hrefOf, filters) =>
  filters.list === 'pending' ? [STATE, ...describing(hrefOf, filters)] : describing(hrefOf, filters);

/** Articles that wait for a decision; the published and the withdrawn ones by a filter. */
export function ModerationPage() {
  return (
    <QueuePage
      tabs={<ModerationTabs current="articles" />}
      queue={moderationQueue}
      title={strings.title}
      words={strings}
      order={({ list }) => (list === 'pending' ? strings.oldestFirst : strings.newestFirst)}
      waiting={({ waiting }) => strings.waiting(waiting)}
      columns={columnsOf}
      keyOf={({ id, isRevision }) => `${id} ${isRevision}`}
    />
  );
}

import { OwnText } from '@psp/design-system/own-text';
import type { ModerationItem, ModerationQuery } from '@psp/contracts/moderation';
import { Badge } from '@psp/design-system/badge';
import { Day, Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { KIND_LABELS } from '../common/strings.ts';
import { moderationAddress, moderationFilters, queueQuery } from './queries.ts';
import { strings } from './strings.ts';

/** Articles that wait for the association's word; the published and the withdrawn ones by choice. */
export function ModerationPage() {
  usePageTitle(strings.title);
  const listed = useListed(moderationFilters, queueQuery);
  const { filters, query } = listed;
  return (
    <Page width="wide">
      <PageHeader title={strings.title} meta={query.data ? [strings.waiting(query.data.waiting)] : []} />
      <FilteredList
        {...listed}
        words={strings}
        order={filters.list === 'pending' ? strings.oldestFirst : strings.newestFirst}
      >
        {({ items }) => (
          <RecordTable
            caption={strings.title}
            columns={columnsOf(filters)}
            rows={items}
            keyOf={({ id, isRevision }) => `${id} ${isRevision}`}
            dense
          />
        )}
      </FilteredList>
    </Page>
  );
}

const STATE: RecordColumns<ModerationItem>[number] = {
  key: 'state',
  label: strings.state,
  isWhole: true,
  cell: ({ isRevision }) =>
    isRevision ? <Badge tone="review">{strings.revision}</Badge> : <Badge tone="submitted">{strings.newArticle}</Badge>,
};

/* The other lists are each of one state. */
const columnsOf = (filters: ModerationQuery): RecordColumns<ModerationItem> =>
  filters.list === 'pending' ? [STATE, ...describing(filters)] : describing(filters);

const describing = (filters: ModerationQuery): RecordColumns<ModerationItem> => [
  {
    key: 'article',
    label: strings.article,
    isTitle: true,
    cell: ({ id, title }) => (
      <Link href={moderationAddress(id, filters)} isStrong>
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
    label: strings.since[filters.list],
    cell: ({ since }) => <Day dateTime={since}>{formatDate(since)}</Day>,
  },
];

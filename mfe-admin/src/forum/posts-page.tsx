import { OwnText } from '@psp/design-system/own-text';
import type { WaitingPost } from '@psp/contracts/forum-moderation';
import { StatusBadge } from '@psp/design-system/badge';
import { Day, Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import type { RecordColumns } from '@psp/features/tables/ui/record-table';
import { ModerationTabs } from '../queue/moderation-tabs.tsx';
import { QueuePage } from '../queue/queue-page.tsx';
import { postQueue } from './queries.ts';
import { KIND_LABELS, strings } from './strings.ts';

const { columns: labels } = strings;

const columnsOf = (hrefOf: (id: string) => string): RecordColumns<WaitingPost> => [
  { key: 'kind', label: labels.kind, isWhole: true, cell: ({ kind }) => <StatusBadge status={KIND_LABELS[kind]} /> },
  {
    key: 'post',
    label: labels.post,
    isTitle: true,
    cell: ({ id, topic, excerpt, isOpening }) => (
      <>
        <Link href={hrefOf(id)} isStrong>
          {topic.title}
        </Link>
        <Under>{` ${isOpening ? strings.question : strings.reply}: ${excerpt}`}</Under>
      </>
    ),
  },
  {
    key: 'author',
    label: labels.author,
    cell: ({ author }) => (
      <>
        <OwnText>{author.name ?? strings.formerMember}</OwnText>
        <Under>{` ${author.organisation.name}`}</Under>
      </>
    ),
  },
  { key: 'at', label: labels.at, isWhole: true, cell: ({ at }) => <Day dateTime={at}>{formatDate(at)}</Day> },
];

/** Posts of the forum that wait for a decision, the oldest first. */
export function ForumPostsPage() {
  return (
    <QueuePage
      tabs={<ModerationTabs current="forum" />}
      queue={postQueue}
      title={strings.title}
      lead={strings.lead}
      words={strings}
      order={() => strings.oldestFirst}
      waiting={({ waiting }) => strings.waiting(waiting)}
      columns={columnsOf}
    />
  );
}

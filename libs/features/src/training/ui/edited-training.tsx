import {
  type EditedTrainingItem,
  type EditedTrainingView,
  memberPrice,
  TRAINING_CATEGORIES,
  TRAINING_FORMATS,
  TRAINING_LEVELS,
  TRAINING_STATUS,
} from '@psp/contracts/training';
import { StatusBadge } from '@psp/design-system/badge';
import { Day, Under } from '@psp/design-system/cells';
import { formatDate, formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Columns, Stack } from '@psp/design-system/page';
import { HistoryCard } from '@psp/remote/history';
import type { ReactNode } from 'react';
import { FactsCard } from '../../facts/ui/facts-card.tsx';
import type { RecordColumns } from '../../tables/ui/record-table.tsx';
import { Price } from './price.tsx';
import { editing, strings } from './strings.ts';

const { columns: labels } = editing;

/** Columns of a list of courses that are prepared or proposed. */
export const editedColumns = (hrefOf: (id: string) => string): RecordColumns<EditedTrainingItem> => [
  {
    key: 'status',
    label: editing.status,
    isWhole: true,
    cell: ({ status }) => <StatusBadge status={TRAINING_STATUS[status]} />,
  },
  {
    key: 'course',
    label: labels.course,
    isTitle: true,
    cell: ({ id, title, number, firm }) => (
      <>
        <Link href={hrefOf(id)} isStrong>
          {title}
        </Link>
        <Under>{` ${firm ? `${number} · ${firm.name}` : number}`}</Under>
      </>
    ),
  },
  {
    key: 'starts',
    label: labels.starts,
    cell: ({ startsAt }) => <Day dateTime={startsAt}>{formatDate(startsAt)}</Day>,
  },
  { key: 'taken', label: labels.taken, cell: (training) => editing.taken(training) },
];

interface TrainingProps {
  training: EditedTrainingView;
}

interface EditedProps extends TrainingProps {
  /** Puts the association's statement of reasons in the place of the reason that the course keeps. */
  statement?: (said: ReactNode) => ReactNode;
}

/** What a course says to its editors, why it was rejected or cancelled, and its history. */
export function EditedTraining({ training, statement = (said) => said }: EditedProps) {
  const { status, reason } = training;
  return (
    <>
      {reason !== null && (status === 'rejected' || status === 'cancelled')
        ? statement(
            <Notice tone="warning" title={editing.reason[status]}>
              {reason}
            </Notice>,
          )
        : null}
      <Columns>
        <Stack gap={24}>
          <TrainingAbout training={training} />
          <HistoryCard entries={training.history} />
        </Stack>
        <TrainingFacts training={training} />
      </Columns>
    </>
  );
}

/** Description, curriculum and instructor of a course. */
export function TrainingAbout({ training: { content } }: TrainingProps) {
  return (
    <FactsCard
      title={strings.about}
      items={[
        { term: editing.fields.description, detail: content.description },
        { term: strings.curriculum, detail: content.curriculum.join('\n') },
        {
          term: strings.instructor,
          detail: [content.instructorName, content.instructorAbout].filter(Boolean).join('\n'),
        },
      ]}
    />
  );
}

/** Firm, time, place, price and seats of a course. */
export function TrainingFacts({ training }: TrainingProps) {
  const { content } = training;
  const { terms } = strings;
  const { price, discount, format, place } = content;
  const ownPrice = memberPrice(price, discount);
  return (
    <FactsCard
      title={strings.facts}
      items={[
        { term: terms.number, detail: training.number },
        { term: terms.firm, detail: training.firm?.name },
        { term: terms.provider, detail: content.provider },
        { term: strings.category, detail: TRAINING_CATEGORIES[content.category] },
        { term: terms.level, detail: TRAINING_LEVELS[content.level] },
        { term: terms.when, detail: content.sittings.map(strings.sitting).join('\n') },
        { term: terms.duration, detail: strings.hours(content.hours) },
        { term: terms.place, detail: `${TRAINING_FORMATS[format]}, ${place}` },
        { term: terms.online, detail: content.onlineUrl },
        { term: terms.price, detail: <Price {...{ price, discount, ownPrice }} /> },
        { term: terms.taken, detail: editing.taken(training) },
        { term: terms.closes, detail: formatDateTime(content.closesAt) },
        { term: terms.certificate, detail: content.hasCertificate ? strings.certificateLong : null },
      ]}
    />
  );
}

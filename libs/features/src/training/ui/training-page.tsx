import { COUNTIES } from '@psp/contracts/taxonomy-names';
import { TRAINING_CATEGORIES, TRAINING_FORMATS, TRAINING_LEVELS, type TrainingView } from '@psp/contracts/training';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDateTime } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { useMedia } from '@psp/design-system/use-media';
import { useListed } from '@psp/remote/lists/use-listed';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { EnrolmentPanel } from '../../enrolment/ui/enrolment-panel.tsx';
import { CourseReviews } from '../../enrolment/ui/reviews.tsx';
import { FactsCard } from '../../facts/ui/facts-card.tsx';
import { ProformasCard } from '../../proformas/ui/proformas-card.tsx';
import { Paragraphs } from '../../facts/ui/paragraphs.tsx';
import { type TrainingArea, trainingFilters, trainingQuery, trainingsQuery } from './area.ts';
import { MessagesCard } from '../../seat-messages/ui/messages-card.tsx';
import { Price, Rating } from './price.tsx';
import { strings } from './strings.ts';
import { TrainingsPage } from './trainings-page.tsx';

/* Room for the list and the course. */
const WIDE = '(min-width: 1100px)';

/** One course of the catalogue: beside the list that it is in, else a page of its own. */
export function TrainingPage({ area }: { area: TrainingArea }) {
  const { id = '' } = useParams();
  const query = useQuery(trainingQuery(area, id));
  const listed = useListed(trainingFilters(area), (filters) => trainingsQuery(area, filters));
  const isWide = useMedia(WIDE);
  const isBeside = isWide && listed.query.data?.items.some((one) => one.id === id);
  return (
    <LoadedPage query={query}>
      {(training) =>
        isBeside ? (
          <TrainingsPage area={area} title={training.title} selected={id}>
            <Beside key={id} area={area} training={training} />
          </TrainingsPage>
        ) : (
          <Alone area={area} training={training} />
        )
      }
    </LoadedPage>
  );
}

interface TrainingProps {
  area: TrainingArea;
  training: TrainingView;
}

const leadOf = ({ provider, category }: TrainingView): string => `${provider} · ${TRAINING_CATEGORIES[category]}`;

function Alone({ area, training }: TrainingProps) {
  usePageTitle(training.title);
  const filters = trainingFilters(area);
  const [search] = useSearchParams();
  return (
    <Page>
      <PageHeader
        title={training.title}
        lead={leadOf(training)}
        breadcrumb={[{ label: strings.title, href: filters.address(filters.read(search)) }, { label: training.number }]}
      />
      <Details area={area} training={training} />
    </Page>
  );
}

function Beside({ area, training }: TrainingProps) {
  return (
    <Stack gap={16}>
      <div>
        <h2>{training.title}</h2>
        <p>{leadOf(training)}</p>
      </div>
      <Details area={area} training={training} isShort />
    </Stack>
  );
}

/* `isShort`: the enrolment stands first, because the list beside says the rest. */
function Details({ area, training, isShort = false }: TrainingProps & { isShort?: boolean }) {
  const { cancelReason, instructor } = training;
  const facts = <Facts training={training} />;
  return (
    <Stack gap={16}>
      {cancelReason === null ? null : (
        <Notice tone="warning" title={strings.cancelled}>
          {cancelReason}
        </Notice>
      )}
      <MessagesCard items={training.messages ?? []} />
      {isShort ? null : facts}
      <EnrolmentPanel area={area.enrolment} id={training.id} />
      <ProformasCard area={area.kind} kind="training" id={training.id} />
      {isShort ? facts : null}
      <Section title={strings.about}>
        <Paragraphs text={training.description} />
      </Section>
      <Section title={strings.curriculum}>
        <ol>
          {training.curriculum.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </Section>
      <Section title={strings.instructor}>
        <p>
          <strong>{instructor.name}</strong>
        </p>
        {instructor.about ? <p>{instructor.about}</p> : null}
      </Section>
      <CourseReviews area={area.enrolment} id={training.id} />
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card aria-label={title}>
      <CardHeader title={title} />
      <CardBody>{children}</CardBody>
    </Card>
  );
}

function Facts({ training }: { training: TrainingView }) {
  const { format, place, countyCode, onlineUrl, free, waiting, sittings } = training;
  const { terms } = strings;
  const county = countyCode ? COUNTIES[countyCode] : null;
  const online = onlineUrl ? (
    <a href={onlineUrl} target="_blank" rel="noopener">
      {onlineUrl}
    </a>
  ) : null;
  return (
    <FactsCard
      title={strings.facts}
      columns={2}
      items={[
        { term: terms.price, detail: <Price {...training} /> },
        { term: terms.seats, detail: free > 0 ? strings.seats(training) : strings.full(waiting) },
        { term: terms.when, detail: sittings.map(strings.shortSitting).join('\n') },
        { term: terms.duration, detail: strings.hours(training.hours) },
        {
          term: terms.place,
          detail: [...new Set([TRAINING_FORMATS[format], place, county])].filter(Boolean).join(', '),
        },
        { term: terms.online, detail: online ?? (format === 'onsite' ? null : strings.onlineAfter) },
        { term: terms.level, detail: TRAINING_LEVELS[training.level] },
        { term: terms.closes, detail: formatDateTime(training.closesAt) },
        { term: terms.certificate, detail: training.hasCertificate ? strings.certificateLong : null },
        { term: strings.reviewsTerm, detail: <Rating {...training} /> },
      ]}
    />
  );
}

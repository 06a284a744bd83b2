import { COUNTIES } from '@psp/contracts/taxonomy-names';
import { TRAINING_CATEGORIES, TRAINING_FORMATS, TRAINING_LEVELS, type TrainingView } from '@psp/contracts/training';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDateTime } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { EnrolmentPanel } from '../../enrolment/ui/enrolment-panel.tsx';
import { CourseReviews } from '../../enrolment/ui/reviews.tsx';
import { FactsCard } from '../../facts/ui/facts-card.tsx';
import { Paragraphs } from '../../facts/ui/paragraphs.tsx';
import { type TrainingArea, trainingFilters, trainingQuery } from './area.ts';
import { Price, Rating } from './price.tsx';
import { strings } from './strings.ts';
import { TrainingsList } from './trainings-list.tsx';

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  > section:last-child { position: sticky; top: 80px; max-height: calc(100dvh - 96px); overflow-y: auto; }
  @media (max-width: 1099px), print {
    display: block;
    > section:first-child { display: none; }
    > section:last-child { position: static; max-height: none; overflow: visible; }
  }
`;

/** One course of the catalogue, beside the list; alone where there is no room for both, and on paper. */
export function TrainingPage({ area }: { area: TrainingArea }) {
  const { id = '' } = useParams();
  const query = useQuery(trainingQuery(area, id));
  return (
    <LoadedPage query={query}>
      {(training) => (
        <Page width="wide">
          <Beside>
            <section aria-label={strings.title}>
              <TrainingsList area={area} selected={id} />
            </section>
            <section aria-label={training.title}>
              <Training key={id} area={area} training={training} />
            </section>
          </Beside>
        </Page>
      )}
    </LoadedPage>
  );
}

interface TrainingProps {
  area: TrainingArea;
  training: TrainingView;
}

function Training({ area, training }: TrainingProps) {
  const { title, provider, category, cancelReason, instructor } = training;
  usePageTitle(title);
  const filters = trainingFilters(area);
  const [search] = useSearchParams();
  return (
    <>
      <PageHeader
        title={title}
        lead={`${provider} · ${TRAINING_CATEGORIES[category]}`}
        breadcrumb={[{ label: strings.title, href: filters.address(filters.read(search)) }, { label: training.number }]}
      />
      <Stack gap={16}>
        {cancelReason === null ? null : (
          <Notice tone="warning" title={strings.cancelled}>
            {cancelReason}
          </Notice>
        )}
        <Facts training={training} />
        <EnrolmentPanel area={area.enrolment} id={training.id} />
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
    </>
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
      items={[
        { term: terms.price, detail: <Price {...training} /> },
        { term: terms.seats, detail: free > 0 ? strings.seats(training) : strings.full(waiting) },
        { term: terms.when, detail: sittings.map(strings.sitting).join('\n') },
        { term: terms.duration, detail: strings.hours(training.hours) },
        { term: terms.place, detail: [TRAINING_FORMATS[format], place, county].filter(Boolean).join(', ') },
        { term: terms.online, detail: online ?? (format === 'onsite' ? null : strings.onlineAfter) },
        { term: terms.level, detail: TRAINING_LEVELS[training.level] },
        { term: terms.closes, detail: formatDateTime(training.closesAt) },
        { term: terms.certificate, detail: training.hasCertificate ? strings.certificateLong : null },
        { term: strings.reviewsTerm, detail: <Rating {...training} /> },
      ]}
    />
  );
}

import { COUNTIES } from '@psp/contracts/taxonomy-names';
import { TRAINING_CATEGORIES, TRAINING_FORMATS, TRAINING_LEVELS, type TrainingView } from '@psp/contracts/training';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDateTime } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { EnrolmentPanel } from '../../enrolment/ui/enrolment-panel.tsx';
import { CourseReviews } from '../../enrolment/ui/reviews.tsx';
import { FactsCard } from '../../facts/ui/facts-card.tsx';
import { Paragraphs } from '../../facts/ui/paragraphs.tsx';
import { type TrainingArea, trainingQuery } from './area.ts';
import { Price, Rating } from './price.tsx';
import { strings } from './strings.ts';

/** Page of one course of the catalogue. */
export function TrainingPage({ area }: { area: TrainingArea }) {
  const query = useQuery(trainingQuery(area, useParams()['id'] ?? ''));
  return <LoadedPage query={query}>{(training) => <Training area={area} training={training} />}</LoadedPage>;
}

interface TrainingProps {
  area: TrainingArea;
  training: TrainingView;
}

function Training({ area, training }: TrainingProps) {
  const { title, provider, category, cancelReason, instructor } = training;
  usePageTitle(title);
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        lead={`${provider} · ${TRAINING_CATEGORIES[category]}`}
        breadcrumb={[{ label: strings.title, href: area.path }, { label: training.number }]}
      />
      {cancelReason === null ? null : (
        <Notice tone="warning" title={strings.cancelled}>
          {cancelReason}
        </Notice>
      )}
      <Columns>
        <Stack gap={24}>
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
        <Stack gap={24}>
          <EnrolmentPanel area={area.enrolment} id={training.id} />
          <Facts training={training} />
        </Stack>
      </Columns>
    </Page>
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

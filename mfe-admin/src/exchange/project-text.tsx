import type { ExchangeView } from '@psp/contracts/exchange';
import { LESSON_KINDS, MONEY_SOURCES } from '@psp/contracts/exchange-names';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose, Under } from '@psp/design-system/cells';
import { formatDate, formatLei } from '@psp/design-system/format';
import { Picture } from '@psp/design-system/picture';
import { FileLine } from '@psp/features/attachments/ui/files-card';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fileHref } from './queries.ts';
import { strings } from './strings.ts';

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(50% - 6px, 180px), 1fr));
  gap: 12px;
`;

const Lines = styled.ul`
  display: grid;
  gap: 12px;
  overflow-wrap: anywhere;
`;

interface Shown {
  project: ExchangeView;
}

/** What members read of a project: its texts, costs, pictures and files. */
export function ProjectText({ project }: Shown) {
  return (
    <Card aria-label={strings.text}>
      <CardHeader title={strings.text} />
      <Section title={strings.what} isShown={project.what !== ''}>
        <Prose>{project.what}</Prose>
      </Section>
      <Section title={strings.why} isShown={project.why !== ''}>
        <Prose>{project.why}</Prose>
      </Section>
      <Costs project={project} />
      <Steps project={project} />
      <Lessons project={project} />
      <Media project={project} />
    </Card>
  );
}

function Section({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return null;
  return (
    <CardBody>
      <h3>{title}</h3>
      {children}
    </CardBody>
  );
}

/* Amounts that the authority did not give are left out. */
const amountsOf = ({ planned, paid, source }: ExchangeView['costs'][number]): string =>
  [
    ...(planned === null ? [] : [strings.planned(formatLei(planned))]),
    ...(paid === null ? [] : [strings.paid(formatLei(paid))]),
    ...(source ? [MONEY_SOURCES[source]] : []),
  ].join(', ');

function Costs({ project: { costs, showsCosts } }: Shown) {
  return (
    <Section title={strings.costs} isShown={costs.length > 0 || !showsCosts}>
      {showsCosts ? null : <Under>{strings.hiddenCosts}</Under>}
      <Lines>
        {costs.map((cost, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: The lines have no ids and keep their order.
          <li key={index}>
            {cost.label}
            <Under>{amountsOf(cost)}</Under>
          </li>
        ))}
      </Lines>
    </Section>
  );
}

function Steps({ project: { steps } }: Shown) {
  return (
    <Section title={strings.steps} isShown={steps.length > 0}>
      <Lines>
        {steps.map(({ title, text, from, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: The steps have no ids and keep their order.
          <li key={index}>
            <strong>{title}</strong>
            <Under>{[from, to].flatMap((day) => (day ? [formatDate(day)] : [])).join(' – ')}</Under>
            {text ? <Prose>{text}</Prose> : null}
          </li>
        ))}
      </Lines>
    </Section>
  );
}

function Lessons({ project: { lessons } }: Shown) {
  return (
    <Section title={strings.lessons} isShown={lessons.length > 0}>
      <Lines>
        {lessons.map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: The lessons have no ids and keep their order.
          <li key={index}>
            <Under>{LESSON_KINDS[kind]}</Under>
            <Prose>{text}</Prose>
          </li>
        ))}
      </Lines>
    </Section>
  );
}

function Media({ project: { id, pictures, files } }: Shown) {
  return (
    <>
      <Section title={strings.pictures} isShown={pictures.length > 0}>
        <Pictures>
          {pictures.map((picture) => (
            <li key={picture.id}>
              <Picture picture={picture} alt={picture.alt} sizes="180px" ratio="4 / 3" />
            </li>
          ))}
        </Pictures>
      </Section>
      <Section title={strings.files} isShown={files.length > 0}>
        {files.map((file) => (
          <FileLine key={file.id} file={file} href={fileHref(id, file.id)} />
        ))}
      </Section>
    </>
  );
}

import { Page, PageHeader, Row } from '@psp/design-system/page';
import { usePageTitle } from '@psp/remote/screen';
import type { ReactNode } from 'react';
import { RegisterLink } from '../../enrolment/ui/register-link.tsx';
import type { TrainingArea } from './area.ts';
import { strings } from './strings.ts';
import { TrainingsList } from './trainings-list.tsx';

interface TrainingsPageProps {
  area: TrainingArea;
  /** Title of the document where a course is open. */
  title?: string;
  /** Id of the course that `children` shows beside the list. */
  selected?: string;
  children?: ReactNode;
}

/** The catalogue of courses that begin later. */
export function TrainingsPage({ area, title = strings.title, selected, children }: TrainingsPageProps) {
  usePageTitle(title);
  return (
    <Page width="wide">
      <PageHeader
        title={strings.title}
        lead={strings.lead[area.kind]}
        actions={
          <Row>
            {area.listActions?.()}
            <RegisterLink area={area.enrolment} />
          </Row>
        }
      />
      <TrainingsList area={area} selected={selected}>
        {children}
      </TrainingsList>
    </Page>
  );
}

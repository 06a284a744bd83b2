import { Page, PageHeader, Row } from '@psp/design-system/page';
import { usePageTitle } from '@psp/remote/screen';
import { RegisterLink } from '../../enrolment/ui/register-link.tsx';
import type { TrainingArea } from './area.ts';
import { strings } from './strings.ts';
import { TrainingsList } from './trainings-list.tsx';

/** The catalogue of courses that begin later. */
export function TrainingsPage({ area }: { area: TrainingArea }) {
  usePageTitle(strings.title);
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
      <TrainingsList area={area} />
    </Page>
  );
}

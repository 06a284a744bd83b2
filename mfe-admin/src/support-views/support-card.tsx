import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { Stack } from '@psp/design-system/page';
import { supportAddress } from './queries.ts';
import { strings } from './strings.ts';

/** Way from an organisation's page to what it sees. */
export function SupportCard({ organisationId }: { organisationId: string }) {
  return (
    <Card>
      <CardHeader title={strings.cardTitle} />
      <CardBody>
        <Stack gap={16}>
          <Under>{strings.cardText}</Under>
          <div>
            <ButtonLink variant="secondary" size="small" href={supportAddress(organisationId)}>
              {strings.title}
            </ButtonLink>
          </div>
        </Stack>
      </CardBody>
    </Card>
  );
}

import type { ApplicationView } from '@psp/contracts/applications';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { Badge, StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { styled } from 'styled-components';
import { Under } from '@psp/design-system/cells';
import { strings } from './strings.ts';

const Others = styled.ul`
  li { padding: 8px 0; }
  a { display: inline-block; min-height: 24px; }
`;

/** What the portal has checked by itself: the tax code and who else has it. */
export function ChecksCard({ application }: { application: ApplicationView }) {
  return (
    <Card>
      <CardHeader title={strings.checks} />
      <CardBody>
        <CuiCheck application={application} />
      </CardBody>
      <CardBody>
        <Duplicates duplicates={application.duplicates} />
      </CardBody>
    </Card>
  );
}

function CuiCheck({ application: { cuiCheck, cuiOverrideReason } }: { application: ApplicationView }) {
  const isOk = cuiCheck === 'ok';
  return (
    <Stack gap={8}>
      <div>
        <Badge tone={isOk ? 'success' : 'danger'}>{isOk ? strings.cuiOk : strings.cuiWrong}</Badge>
      </div>
      <p>{isOk ? strings.cuiOkText : cuiCheck === 'shape' ? strings.cuiShapeText : strings.cuiDigitText}</p>
      {cuiOverrideReason ? <p>{strings.cuiAccepted(cuiOverrideReason)}</p> : null}
    </Stack>
  );
}

function Duplicates({ duplicates }: Pick<ApplicationView, 'duplicates'>) {
  if (duplicates.length === 0) {
    return <p>{strings.noDuplicates}</p>;
  }
  return (
    <Stack gap={8}>
      <div>
        <Badge tone="danger">{strings.duplicates(duplicates.map(({ by }) => by))}</Badge>
      </div>
      <Others role="list">
        {duplicates.map(({ id, name, status, by }) => (
          <li key={`${id} ${by}`}>
            <Link href={`/admin/applications/${id}`}>{name}</Link> <StatusBadge status={APPLICATION_LABELS[status]} />
            <Under>{strings.by[by]}</Under>
          </li>
        ))}
      </Others>
    </Stack>
  );
}

import { MEMBER_PACKAGE_LABELS, STANDING } from '@psp/contracts/package-names';
import type { ownPackageOperations } from '@psp/contracts/package-operations';
import type { OwnPackage } from '@psp/contracts/packages';
import type { proformaOperations } from '@psp/contracts/proformas';
import { StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { Row, Stack } from '@psp/design-system/page';
import { createApi } from '@psp/remote/api';
import { Loaded } from '@psp/remote/loaded';
import { readQuery } from '@psp/remote/queries';
import { useQuery } from '@tanstack/react-query';
import { ProformaLines } from '../../proformas/ui/proforma-lines.tsx';
import { strings } from './strings.ts';

interface CardProps {
  area: 'uat' | 'firma';
}

const apiOf = (area: CardProps['area']) => createApi<typeof ownPackageOperations | typeof proformaOperations>(area);

/** The package of the reader's organisation. */
export const ownPackageQuery = (area: CardProps['area']) =>
  readQuery(apiOf(area), [area, 'packages', 'own'], 'GET /package');

/** Card with the organisation's package: its days, its renewal and its proformas. */
export function OwnPackageCard({ area }: CardProps) {
  const query = useQuery(ownPackageQuery(area));
  return (
    <Card aria-label={strings.title}>
      <CardHeader title={strings.title} />
      <CardBody>
        <Loaded query={query} rows={3}>
          {(view) => <Own view={view} area={area} />}
        </Loaded>
      </CardBody>
    </Card>
  );
}

function Own({ view, area }: CardProps & { view: OwnPackage }) {
  const { package: name, price, startsOn, endsOn, standing, daysLeft, inForce, renewal, proformas } = view;
  const api = apiOf(area);
  return (
    <Stack gap={16}>
      {startsOn && endsOn ? (
        <>
          <Row>
            <StatusBadge status={STANDING[standing]} />
            <span>{strings.left(daysLeft)}</span>
          </Row>
          <DescriptionList
            items={[
              ...(inForce
                ? [
                    {
                      term: strings.now,
                      detail: strings.nowText(MEMBER_PACKAGE_LABELS[inForce.package], inForce.endsOn),
                    },
                  ]
                : []),
              ...(name ? [{ term: strings.package, detail: MEMBER_PACKAGE_LABELS[name] }] : []),
              { term: strings.period, detail: strings.days(startsOn, endsOn) },
              { term: strings.price, detail: price === null ? strings.free : strings.lei(price) },
              ...(renewal
                ? [
                    {
                      term: strings.renewal,
                      detail: strings.renewalText(strings.days(renewal.startsOn, renewal.endsOn)),
                    },
                  ]
                : []),
            ]}
          />
        </>
      ) : (
        <p>{strings.none}</p>
      )}
      {proformas.length > 0 ? (
        <ProformaLines
          items={proformas}
          hrefOf={(id) => api.href('GET /proformas/:id/pdf', { id })}
          sumOf={(one) => strings.sum(one.total, strings.days(one.startsOn, one.endsOn))}
          withdrawn={strings.withdrawn}
        />
      ) : null}
    </Stack>
  );
}

import { MEMBER_PACKAGE_LABELS, PERIOD_STATUS, STANDING } from '@psp/contracts/package-names';
import type { PackageProforma, PackageView, PeriodView } from '@psp/contracts/packages';
import { PROFORMA_STATUS } from '@psp/contracts/proformas';
import { StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { DescriptionList } from '@psp/design-system/description-list';
import { Link } from '@psp/design-system/link';
import { Row, Stack } from '@psp/design-system/page';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { PayButton, UnpayButton } from '../proformas/payment.tsx';
import { PackageActs } from './package-acts.tsx';
import { api, changesOf, packageQuery, PACKAGES_PATH } from './queries.ts';
import { strings } from './strings.ts';

/** Card of an organisation's page: its package, the renewal that is prepared, proformas, and earlier periods. */
export function PackageCard({ organisationId }: { organisationId: string }) {
  const query = useQuery(packageQuery(organisationId));
  return (
    <Card aria-label={strings.card}>
      <CardHeader title={strings.card} action={<Link href={PACKAGES_PATH}>{strings.all}</Link>} />
      <CardBody>
        <Loaded query={query} rows={3}>
          {(view) => <Package view={view} />}
        </Loaded>
      </CardBody>
    </Card>
  );
}

const daysOf = ({ startsOn, endsOn }: Pick<PeriodView, 'startsOn' | 'endsOn'>) => strings.period(startsOn, endsOn);
const wordsOf = (period: PeriodView): [string, string, string] => [
  MEMBER_PACKAGE_LABELS[period.package],
  daysOf(period),
  strings.price(period.price),
];

function Package({ view }: { view: PackageView }) {
  const { standing, daysLeft, open, proposed, inForce, past, proformas } = view;
  return (
    <Stack gap={16}>
      <Row>
        <StatusBadge status={STANDING[standing]} />
        <span>{strings.until(daysLeft)}</span>
      </Row>
      {open ? (
        <DescriptionList
          items={[
            ...(inForce
              ? [
                  {
                    term: strings.terms.now,
                    detail: strings.now(MEMBER_PACKAGE_LABELS[inForce.package], inForce.endsOn),
                  },
                ]
              : []),
            { term: strings.terms.package, detail: MEMBER_PACKAGE_LABELS[open.package] },
            { term: strings.terms.price, detail: strings.price(open.price) },
            { term: strings.terms.period, detail: daysOf(open) },
            ...(proposed ? [{ term: strings.terms.next, detail: strings.proposed(...wordsOf(proposed)) }] : []),
          ]}
        />
      ) : (
        <p>{view.actions.includes('set') ? strings.noPeriod : strings.noPeriodHere}</p>
      )}
      {view.actions.length > 0 ? <PackageActs view={view} /> : null}
      {proformas.length > 0 ? <Proformas view={view} /> : null}
      {past.length > 0 ? <Past periods={past} /> : null}
    </Stack>
  );
}

function Proformas({ view }: { view: PackageView }) {
  return (
    <section aria-label={strings.proformas}>
      <Stack gap={12}>
        <h3>{strings.proformas}</h3>
        {view.proformas.map((proforma) => (
          <One key={proforma.id} view={view} proforma={proforma} />
        ))}
      </Stack>
    </section>
  );
}

const whenOf = ({ status, dueOn, paidOn, replacedBy }: PackageProforma): string | null => {
  if (paidOn) return strings.paidOn(paidOn);
  if (status === 'issued') return strings.dueOn(dueOn);
  return replacedBy && strings.replacedBy(replacedBy);
};

function One({ view, proforma }: { view: PackageView; proforma: PackageProforma }) {
  const { id, number, status, total, version, actions } = proforma;
  const { organisationId, organisation } = view;
  const shared = { of: { number, organisation, total }, changes: changesOf(organisationId) };
  const at = { id: organisationId, proformaId: id };
  return (
    <div>
      <Row>
        <strong>{number}</strong>
        <StatusBadge status={PROFORMA_STATUS[status]} />
      </Row>
      <Under>{[strings.price(total), daysOf(proforma), whenOf(proforma)].filter(Boolean).join(' · ')}</Under>
      <Row>
        <a href={api.href('GET /proformas/:id/pdf', { id })} download aria-label={`${strings.download}, ${number}`}>
          {strings.download}
        </a>
        {actions.includes('pay') ? (
          <PayButton
            {...shared}
            send={(paidOn) =>
              api.call('POST /packages/:id/proformas/:proformaId/pay', { ...at, body: { version, paidOn } })
            }
          />
        ) : null}
        {actions.includes('unpay') ? (
          <UnpayButton
            {...shared}
            text={strings.unpayText}
            send={(reason) =>
              api.call('POST /packages/:id/proformas/:proformaId/unpay', { ...at, body: { version, reason } })
            }
          />
        ) : null}
      </Row>
    </div>
  );
}

function Past({ periods }: { periods: readonly PeriodView[] }) {
  return (
    <section aria-label={strings.history}>
      <Stack gap={8}>
        <h3>{strings.history}</h3>
        {periods.map((period) => (
          <Row key={period.id}>
            <span>{strings.entry(...wordsOf(period))}</span>
            <StatusBadge status={PERIOD_STATUS[period.status]} />
          </Row>
        ))}
      </Stack>
    </section>
  );
}

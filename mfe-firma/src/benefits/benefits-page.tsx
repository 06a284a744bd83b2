import { type BenefitsView, PARTNER_PACKAGE } from '@psp/contracts/benefits';
import { Badge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import Ticket from 'lucide-react/icons/ticket';
import { styled } from 'styled-components';
import { CheckForm } from '../discount-codes/check-form.tsx';
import { CodeRow } from '../discount-codes/code-row.tsx';
import { LatestIssuePanel } from '../magazine/latest-panel.tsx';
import { NetworkTabs } from '../network/network-tabs.tsx';
import { AdRow, LayoutBanner } from './ad-row.tsx';
import { BenefitRow, RowPart } from './benefit-row.tsx';
import { ClaimsTable } from './claims-table.tsx';
import { CopiesRow } from './copies-row.tsx';
import { benefitsQuery, HISTORY_PATH, PACKAGE_PATH } from './queries.ts';
import { strings } from './strings.ts';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: 16px;
  align-items: start;
  @media (max-width: 1100px) { grid-template-columns: minmax(0, 1fr); }
`;

const HistoryHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  h2 { font-size: 1.1875rem; }
`;

const Holds = styled.ul`
  margin: 0;
  padding-left: 20px;
  list-style: disc;
  font-size: 1rem;
  line-height: 1.4;
  li + li { margin-top: 4px; }
`;

const Small = styled.p`
  color: var(--ink-muted);
  font-size: 0.9375rem;
`;

/** /firma/network/beneficii: what the package holds, what is left this year, and what is under way. */
export function BenefitsPage() {
  usePageTitle(strings.title);
  const query = useQuery(benefitsQuery());
  return (
    <Page width="wide">
      <PageHeader title={strings.title} />
      <NetworkTabs current="benefits" />
      <Loaded query={query} rows={6}>
        {(view) => (
          <Stack gap={16}>
            <LayoutBanner view={view} />
            <Layout>
              <Stack gap={12}>
                <AdRow view={view} />
                <CopiesRow view={view} />
                <CodeRow />
                <SeatsRow view={view} />
                <RecentClaims view={view} />
              </Stack>
              <Stack gap={16}>
                <PackageCard />
                <LatestIssuePanel />
                <CheckForm />
              </Stack>
            </Layout>
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function SeatsRow({ view: { seats, package: holds, year } }: { view: BenefitsView }) {
  const { seat } = strings;
  return (
    <BenefitRow
      icon={Ticket}
      title={seat.title}
      text={seat.text}
      left={strings.copy.leftOf(Math.max(holds.seats - seats.used, 0), holds.seats)}
      leftText={seat.left(year)}
    >
      <RowPart>
        <div>
          {seats.uses.length === 0 ? <span>{seat.unused(year)}</span> : <span>{seat.used}</span>}
          <ul>
            {seats.uses.map(({ id, title, href, by, at }) => (
              <li key={id}>
                {href ? <Link href={href}>{seat.use(title, by, at)}</Link> : <span>{seat.use(title, by, at)}</span>}
              </li>
            ))}
          </ul>
        </div>
      </RowPart>
    </BenefitRow>
  );
}

function RecentClaims({ view: { history: recent } }: { view: BenefitsView }) {
  const { history } = strings;
  return (
    <Stack gap={8}>
      <HistoryHead>
        <h2>{history.title}</h2>
        {recent.total > 0 ? <Link href={HISTORY_PATH}>{history.all(recent.total)}</Link> : null}
      </HistoryHead>
      {recent.total > 0 ? <ClaimsTable claims={recent.items} /> : <p>{history.none}</p>}
    </Stack>
  );
}

function PackageCard() {
  const words = strings.package;
  return (
    <Card aria-label={words.title}>
      <CardHeader title={words.title} action={<Badge tone="success">{words.active}</Badge>} />
      <CardBody>
        <Stack gap={12}>
          <strong>{PARTNER_PACKAGE.name}</strong>
          <Holds>
            {words.holds.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Holds>
          <ButtonLink href={PACKAGE_PATH} variant="secondary" size="small">
            {words.more}
          </ButtonLink>
          <Small>{words.hint}</Small>
        </Stack>
      </CardBody>
    </Card>
  );
}

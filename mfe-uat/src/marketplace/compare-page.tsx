import type { PartnerView } from '@psp/contracts/partners';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { ButtonLink } from '@psp/design-system/button';
import { formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { type ComparisonRow, ComparisonTable } from '@psp/features/comparisons/ui/comparison-table';
import { Pair } from '@psp/features/comparisons/ui/pair';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { placeOf } from '@psp/features/partners/ui/place';
import { RatingLine } from '@psp/features/partners/ui/rating-line';
import { strings as shared } from '@psp/features/partners/ui/strings';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { compareStrings as strings } from './compare-strings.ts';
import { readComparedIds, newRequestHref } from './compared.ts';
import { partnerList } from './filters.ts';
import { comparedQuery } from './queries.ts';

const List = styled.ul`
  display: grid;
  gap: 6px;
  line-height: 1.35;
`;

const { rows } = strings;

const renderList = (items: readonly string[]): ReactNode =>
  items.length === 0 ? (
    strings.none
  ) : (
    <List>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );

const certificateOf = ({ name, isFiled }: PartnerView['certificates'][number]): string =>
  isFiled === false ? strings.notFiled(name) : name;

const responseOf = ({ responseTime: { medianHours } }: PartnerView): string =>
  medianHours === null ? strings.noResponse : shared.response(medianHours);

/** The compared facts, the most decisive first. */
const COMPARISON: readonly ComparisonRow<PartnerView>[] = [
  {
    key: 'rating',
    label: rows.rating,
    cell: ({ rating, reviewCount }) => <RatingLine rating={rating} reviewCount={reviewCount} />,
  },
  { key: 'response', label: rows.response, cell: responseOf },
  { key: 'completed', label: rows.completed, cell: ({ completedProjects }) => formatNumber(completedProjects) },
  { key: 'domains', label: rows.domains, cell: ({ domains }) => renderList(domains.map((slug) => DOMAINS[slug])) },
  { key: 'services', label: rows.services, cell: ({ services }) => renderList(services) },
  {
    key: 'certificates',
    label: rows.certificates,
    cell: ({ certificates }) => renderList(certificates.filter(({ expired }) => !expired).map(certificateOf)),
  },
  { key: 'offers', label: rows.offers, cell: ({ discounts }) => renderList(discounts.map(({ title }) => title)) },
  { key: 'portfolio', label: rows.portfolio, cell: ({ portfolio }) => formatNumber(portfolio.length) },
  { key: 'place', label: rows.place, cell: (partner) => placeOf(partner) || strings.none },
  {
    key: 'employees',
    label: rows.employees,
    cell: ({ employees }) => (employees ? shared.employees(employees) : strings.none),
  },
  {
    key: 'experience',
    label: rows.experience,
    cell: ({ experienceYears }) => (experienceYears ? shared.years(experienceYears) : strings.none),
  },
  { key: 'verified', label: rows.verified, cell: ({ verified }) => (verified ? strings.yes : strings.no) },
];

/** Firms as columns and facts as rows. A phone shows two firms, chosen by the user. */
function PartnersTable({ partners }: { partners: readonly PartnerView[] }) {
  const [chosen, setChosen] = useState({ first: '', second: '' });
  const isReadOnly = useIsReadOnly();
  const first = partners.find(({ id }) => id === chosen.first) ?? partners[0];
  const others = partners.filter((partner) => partner !== first);
  const second = others.find(({ id }) => id === chosen.second) ?? others[0];
  const optionsOf = (without: PartnerView | undefined) =>
    partners.filter((partner) => partner !== without).map(({ id, name }) => ({ value: id, label: name }));
  const actions = {
    key: 'actions',
    label: strings.rows.actions,
    isScreenOnly: true,
    cell: (partner: PartnerView) => <Actions partner={partner} canAsk={!isReadOnly} />,
  };
  return (
    <Stack gap={16}>
      {first && second && partners.length > 2 ? (
        <Pair
          sides={[
            {
              ...{ label: strings.first, options: optionsOf(second), value: first.id },
              onChange: (id) => setChosen({ first: id, second: second.id }),
            },
            {
              ...{ label: strings.second, options: optionsOf(first), value: second.id },
              onChange: (id) => setChosen({ first: first.id, second: id }),
            },
          ]}
        />
      ) : null}
      <ComparisonTable
        caption={strings.caption}
        criterion={strings.criterion}
        items={partners}
        rows={[actions, ...COMPARISON]}
        nameOf={({ name }) => name}
        pair={[first, second]}
      />
    </Stack>
  );
}

function Actions({ partner: { id, name }, canAsk }: { partner: PartnerView; canAsk: boolean }) {
  return (
    <Stack gap={8}>
      <Link href={`/partener/${id}`} aria-label={strings.profileOf(name)}>
        {strings.profile}
      </Link>
      {canAsk ? (
        <div>
          <ButtonLink href={newRequestHref([id])} variant="secondary" size="small" aria-label={strings.askOf(name)}>
            {strings.ask}
          </ButtonLink>
        </div>
      ) : null}
    </Stack>
  );
}

/** /uat/marketplace/compare: up to four firms side by side. */
export function ComparePage() {
  const ids = readComparedIds(useSearchParams()[0]);
  const query = useQuery(comparedQuery(ids));
  const back = partnerList.address({ compare: ids.join() });
  usePageTitle(strings.title);
  return (
    <Page width="wide">
      <PageHeader
        title={strings.title}
        lead={strings.lead}
        breadcrumb={[{ label: strings.marketplace, href: back }, { label: strings.title }]}
        actions={<AskAllButton partners={query.data ?? []} />}
      />
      <Loaded query={query}>
        {(partners) => (
          <>
            {partners.length < ids.length ? (
              <Notice tone="warning" title={strings.gone(ids.length - partners.length)} />
            ) : null}
            {partners.length > 1 ? <PartnersTable partners={partners} /> : <NothingToCompare back={back} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function AskAllButton({ partners }: { partners: readonly PartnerView[] }) {
  if (useIsReadOnly() || partners.length < 2) return null;
  return <ButtonLink href={newRequestHref(partners.map(({ id }) => id))}>{strings.askAll(partners.length)}</ButtonLink>;
}

function NothingToCompare({ back }: { back: string }) {
  return (
    <EmptyState title={strings.nothingTitle} action={<ButtonLink href={back}>{strings.toMarketplace}</ButtonLink>}>
      <p>{strings.nothing}</p>
    </EmptyState>
  );
}

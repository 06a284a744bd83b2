import type { PartnerView } from '@psp/contracts/partners';
import { ButtonLink } from '@psp/design-system/button';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { compareStrings as strings } from './compare-strings.ts';
import { comparedIn, requestTo } from './compared.ts';
import { PartnersTable } from './comparison-table.tsx';
import { partnerList } from './filters.ts';
import { comparedQuery } from './queries.ts';

/** /uat/marketplace/compare: up to four firms side by side. */
export function ComparePage() {
  const ids = comparedIn(useSearchParams()[0]);
  const query = useQuery(comparedQuery(ids));
  const back = partnerList.address({ compare: ids.join() });
  usePageTitle(strings.title);
  return (
    <Page width="wide">
      <PageHeader
        title={strings.title}
        lead={strings.lead}
        breadcrumb={[{ label: strings.marketplace, href: back }, { label: strings.title }]}
        actions={<AskAll partners={query.data ?? []} />}
      />
      <Loaded query={query}>
        {(partners) => (
          <>
            {partners.length < ids.length ? (
              <Notice tone="warning" title={strings.gone(ids.length - partners.length)} />
            ) : null}
            {partners.length > 1 ? <PartnersTable partners={partners} /> : <Nothing back={back} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function AskAll({ partners }: { partners: readonly PartnerView[] }) {
  if (useReadsOnly() || partners.length < 2) return null;
  return <ButtonLink href={requestTo(partners.map(({ id }) => id))}>{strings.askAll(partners.length)}</ButtonLink>;
}

function Nothing({ back }: { back: string }) {
  return (
    <EmptyState title={strings.nothingTitle} action={<ButtonLink href={back}>{strings.toMarketplace}</ButtonLink>}>
      <p>{strings.nothing}</p>
    </EmptyState>
  );
}

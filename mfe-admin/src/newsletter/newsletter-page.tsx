import type { SubscriberStatus } from '@psp/contracts/newsletter';
import { ButtonLink } from '@psp/design-system/button';
import { Figure, Figures } from '@psp/design-system/figure';
import { formatNumber } from '@psp/design-system/format';
import { Page, PageHeader } from '@psp/design-system/page';
import { Tabs } from '@psp/design-system/tabs';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { issueList, NEW_ISSUE_ADDRESS, sectionAddress, sectionOf, subscriberList } from './filters.ts';
import { Issues } from './issues.tsx';
import { strings } from './strings.ts';
import { issuesQuery } from './queries.ts';
import { Subscribers } from './subscribers.tsx';

/** The newsletter: its issues and who gets them; tab and filters stand in the address. */
export function NewsletterPage() {
  usePageTitle(strings.title);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isReadOnly = useReadsOnly();
  const tabs = [
    { key: 'numere', label: strings.issues, content: <Issues /> },
    { key: 'abonati', label: strings.people, content: <Subscribers /> },
  ];
  return (
    <Page width="wide">
      <PageHeader
        title={strings.title}
        lead={strings.lead}
        actions={isReadOnly ? null : <ButtonLink href={NEW_ISSUE_ADDRESS}>{strings.write}</ButtonLink>}
      />
      <SubscriberFigures />
      <Tabs
        label={strings.tabs}
        items={tabs}
        selected={sectionOf(search)}
        onSelect={(key) =>
          void navigate(sectionAddress(key === 'abonati' ? 'abonati' : 'numere'), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
    </Page>
  );
}

const SHOWN: readonly SubscriberStatus[] = ['confirmed', 'pending', 'unsubscribed', 'suppressed'];

function SubscriberFigures() {
  const [search] = useSearchParams();
  const filters = sectionOf(search) === 'numere' ? issueList.read(search) : issueList.none;
  const { data } = useQuery(issuesQuery(filters));
  if (!data) return null;
  return (
    <Figures>
      {SHOWN.map((status) => (
        <Figure
          key={status}
          value={formatNumber(data.subscribers[status])}
          label={strings.counts[status](data.subscribers[status])}
          href={subscriberList.address({ status })}
        />
      ))}
    </Figures>
  );
}

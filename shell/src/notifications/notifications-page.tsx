import { Card } from '@psp/design-system/card';
import { Page, PageHeader } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { Pages } from '@psp/remote/lists/pages';
import { pageIn } from '@psp/remote/lists/read-address';
import { prefetch } from '@psp/remote/query';
import { usePageTitle } from '@psp/remote/screen';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { MarkAllButton } from './mark-all-button.tsx';
import { strings } from './strings.ts';
import { NotificationEntries } from './notification-list.tsx';
import { notificationsQuery } from './queries.ts';

/** Fetches the page of notifications that the address asks for. */
export function notificationsLoader(args: LoaderFunctionArgs) {
  return prefetch(args, notificationsQuery(pageIn(new URL(args.request.url).searchParams)));
}

/** All notifications of the person, in pages. */
export function NotificationsPage() {
  const [search] = useSearchParams();
  const { data } = useSuspenseQuery(notificationsQuery(pageIn(search)));
  usePageTitle(strings.title);
  if (data.total === 0) {
    return (
      <Page>
        <PageHeader title={strings.title} />
        <EmptyState title={strings.emptyTitle}>{strings.emptyText}</EmptyState>
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader
        title={strings.title}
        lead={strings.lead(data.unread)}
        actions={data.unread > 0 ? <MarkAllButton /> : undefined}
      />
      <Card>
        <NotificationEntries items={data.items} />
      </Card>
      <Pages of={data} hrefFor={(page) => `/notificari?page=${page}`} />
    </Page>
  );
}

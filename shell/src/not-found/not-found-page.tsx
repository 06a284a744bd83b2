import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { createClient } from '@psp/remote/client';
import { usePageTitle } from '@psp/remote/screen';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from './messages.ts';

const publicApi = createClient('public');

/** The address leads nowhere: says so, has the path logged, and offers the way home. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  usePageTitle(messages.title);
  useEffect(() => {
    publicApi.post('/unknown-paths', { path: pathname }).catch(() => {});
  }, [pathname]);
  return (
    <Page>
      <PageHeader title={messages.title} lead={messages.lead} />
      <div>
        <ButtonLink href="/">{messages.home}</ButtonLink>
      </div>
    </Page>
  );
}

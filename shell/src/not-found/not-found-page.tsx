import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { createClient } from '@psp/remote/client';
import { usePageTitle } from '@psp/remote/screen';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { strings } from './strings.ts';

const publicApi = createClient('public');

/** No page has this address. Reports the path to the log. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  usePageTitle(strings.title);
  useEffect(() => {
    publicApi.post('/unknown-paths', { path: pathname }).catch(() => {});
  }, [pathname]);
  return (
    <Page>
      <PageHeader title={strings.title} lead={strings.lead} />
      <div>
        <ButtonLink href="/">{strings.home}</ButtonLink>
      </div>
    </Page>
  );
}

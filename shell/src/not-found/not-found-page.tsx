import { ButtonLink } from '@psp/design-system/button';
import { createClient } from '@psp/remote/client';
import { NoticePage } from '@psp/remote/notice-page';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { strings } from './strings.ts';

const publicApi = createClient('public');

/** No page has this address. Reports the path to the log. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    publicApi.post('/unknown-paths', { path: pathname }).catch(() => {});
  }, [pathname]);
  return (
    <NoticePage title={strings.title} text={strings.lead}>
      <ButtonLink href="/">{strings.home}</ButtonLink>
    </NoticePage>
  );
}

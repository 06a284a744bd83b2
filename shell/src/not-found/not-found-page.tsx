import type { unknownPathOperations } from '@psp/contracts/unknown-paths';
import { ButtonLink } from '@psp/design-system/button';
import { createApi } from '@psp/remote/api';
import { NoticePage } from '@psp/remote/notice-page';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { strings } from './strings.ts';

const unknownPaths = createApi<typeof unknownPathOperations>('public');

/** Page for unknown addresses. Reports the path to the service's log. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    unknownPaths.call('POST /unknown-paths', { body: { path: pathname } }).catch(() => {});
  }, [pathname]);
  return (
    <NoticePage title={strings.title} text={strings.lead}>
      <ButtonLink href="/">{strings.home}</ButtonLink>
    </NoticePage>
  );
}

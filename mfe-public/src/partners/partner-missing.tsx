import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { isApiError } from '@psp/remote/api-error';
import { usePageHead } from '@psp/remote/page-head';
import { RouteError } from '@psp/remote/screen';
import { useRouteError } from 'react-router-dom';
import { messages } from './messages.ts';

/** A profile that is not there says so; an address that cannot be an id counts as one. */
export function PartnerMissing() {
  const error = useRouteError();
  return isApiError(error) && error.status === 404 ? <NotFound /> : <RouteError />;
}

function NotFound() {
  usePageHead({ title: messages.notFound, isIndexed: false });
  return (
    <Page isCentred>
      <PageHeader title={messages.notFound} lead={messages.notFoundText} />
      <div>
        <ButtonLink href="/parteneri" variant="secondary">
          {messages.backToList}
        </ButtonLink>
      </div>
    </Page>
  );
}

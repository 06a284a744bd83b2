import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { isApiError } from '@psp/remote/api-error';
import { usePageHead } from '@psp/remote/page-head';
import { RouteError } from '@psp/remote/screen';
import { ArrowLeft } from 'lucide-react';
import { useRouteError } from 'react-router-dom';
import { messages } from './messages.ts';

/** An article that is not there says so; an address that cannot be an id counts as one. */
export function ArticleMissing() {
  const error = useRouteError();
  const isMissing = isApiError(error) && (error.status === 404 || error.code === 'body.invalid');
  return isMissing ? <NotFound /> : <RouteError />;
}

function NotFound() {
  usePageHead({ title: messages.notFound, isIndexed: false });
  return (
    <Page isCentred>
      <PageHeader title={messages.notFound} lead={messages.notFoundText} />
      <div>
        <ButtonLink href="/blog" variant="secondary" icon={<ArrowLeft aria-hidden />}>
          {messages.back}
        </ButtonLink>
      </div>
    </Page>
  );
}

import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { isApiError } from '@psp/remote/api-error';
import { RouteError, usePageTitle } from '@psp/remote/screen';
import { useRouteError } from 'react-router-dom';
import type { PublishedArticlesArea } from './area.ts';
import { strings } from './strings.ts';

interface AreaProps {
  area: PublishedArticlesArea;
}

/** Error element of the page of an article: not found, or another failure. */
export function ArticleError({ area }: AreaProps) {
  const error = useRouteError();
  return isApiError(error) && error.status === 404 ? <Missing area={area} /> : <RouteError />;
}

function Missing({ area: { listPath } }: AreaProps) {
  usePageTitle(strings.missing);
  return (
    <Page>
      <PageHeader title={strings.missing} lead={strings.missingText} />
      <div>
        <ButtonLink href={listPath} variant="secondary">
          {strings.back}
        </ButtonLink>
      </div>
    </Page>
  );
}

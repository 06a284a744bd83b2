import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { isApiError } from '@psp/remote/api-error';
import { usePageHead } from '@psp/remote/page-head';
import { RouteError } from '@psp/remote/screen';
import { useRouteError } from 'react-router-dom';
import { missing } from './missing-strings.ts';

type RecordKind = keyof typeof missing;

/** Error element of a page of one record: not found, or another failure. */
export function Missing({ what }: { what: RecordKind }) {
  const error = useRouteError();
  return isApiError(error) && error.status === 404 ? <NotFound what={what} /> : <RouteError />;
}

function NotFound({ what }: { what: RecordKind }) {
  const { title, text, back, listHref } = missing[what];
  usePageHead({ title, isIndexed: false });
  return (
    <Page isCentred>
      <PageHeader title={title} lead={text} />
      <div>
        <ButtonLink href={listHref} variant="secondary">
          {back}
        </ButtonLink>
      </div>
    </Page>
  );
}

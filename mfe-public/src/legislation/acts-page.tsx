import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { withCategories } from '@psp/features/knowledge/ui/with-categories';
import { ActList } from '@psp/features/legislation/ui/acts-page';
import { strings as words } from '@psp/features/legislation/ui/strings';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageHead } from '@psp/remote/page-head';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { ACTS, actList, actsQuery } from './queries.ts';
import { strings } from './strings.ts';

/** Acts that visitors may read. */
export function ActsPage() {
  const listed = withCategories(useListed(actList, actsQuery));
  const { filters } = listed;
  usePageHead({
    title: words.title,
    description: strings.description,
    path: actList.address({ ...filters, q: '' }),
    isIndexed: !filters.q,
    jsonLd: [breadcrumbOf([{ label: words.title, href: ACTS }])],
  });
  return (
    <Page isCentred>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          <ButtonLink href="/resurse" variant="secondary">
            {strings.resources}
          </ButtonLink>
        }
      />
      <FilteredList {...listed} words={words} order={words.order}>
        {({ items }) => <ActList acts={items} path={ACTS} q={filters.q} />}
      </FilteredList>
    </Page>
  );
}

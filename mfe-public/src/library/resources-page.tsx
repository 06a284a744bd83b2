import { LIBRARY_TYPES } from '@psp/contracts/library-names';
import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { withCategories } from '@psp/features/knowledge/ui/with-categories';
import { DocumentList, TypeTabs } from '@psp/features/library/ui/document-list';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageHead } from '@psp/remote/page-head';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { RESOURCES, resourceList, resourcesQuery } from './queries.ts';
import { strings } from './strings.ts';

/** Documents of the library that visitors may read. */
export function ResourcesPage() {
  const listed = withCategories(useListed(resourceList, resourcesQuery));
  const { list, filters, query } = listed;
  const { type } = filters;
  usePageHead({
    title: strings.title,
    description: strings.description,
    path: list.address({ ...filters, q: '' }),
    isIndexed: !filters.q,
    jsonLd: [breadcrumbOf([{ label: strings.title, href: RESOURCES }])],
  });
  return (
    <Page isCentred>
      <PageHeader
        title={strings.title}
        lead={strings.lead}
        actions={
          <ButtonLink href="/legislatie" variant="secondary">
            {strings.acts}
          </ButtonLink>
        }
      />
      <FilteredList
        {...listed}
        words={strings}
        moreChips={type ? [{ key: 'type', label: LIBRARY_TYPES[type] }] : []}
        note={
          <TypeTabs
            type={type}
            counts={query.data?.counts}
            addressOf={(one) => list.address({ ...filters, type: one, page: 1 })}
          />
        }
      >
        {({ items }) => <DocumentList items={items} label={strings.title} path={RESOURCES} />}
      </FilteredList>
    </Page>
  );
}

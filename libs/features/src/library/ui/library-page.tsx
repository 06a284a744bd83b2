import { SOURCE_KINDS } from '@psp/contracts/knowledge-categories';
import { LIBRARY_TYPES } from '@psp/contracts/library-names';
import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import Bot from 'lucide-react/icons/bot';
import Search from 'lucide-react/icons/search';
import { withCategories } from '../../knowledge/ui/with-categories.ts';
import { type LibraryArea, libraryFilters, libraryQuery } from './area.ts';
import { DocumentList, TypeTabs } from './document-list.tsx';
import { proposalsPath } from './proposals.ts';
import { proposing } from './proposing-strings.ts';
import { strings } from './strings.ts';

/** The documents that the reader's organisation may read, with their filters. */
export function LibraryPage({ area }: { area: LibraryArea }) {
  usePageTitle(area.title);
  const listed = withCategories(useListed(libraryFilters(area), (given) => libraryQuery(area, given)));
  const { list, filters, query } = listed;
  const { type } = filters;
  return (
    <Page width="wide">
      <PageHeader
        title={area.title}
        lead={strings.lead[area.kind]}
        breadcrumb={[...area.trail]}
        actions={
          <Row>
            {area.assistantPath ? (
              <ButtonLink href={area.assistantPath} icon={<Bot aria-hidden />}>
                {strings.askAssistant}
              </ButtonLink>
            ) : null}
            {area.searchPath ? (
              <ButtonLink href={area.searchPath} variant="secondary" icon={<Search aria-hidden />}>
                {strings.searchAll}
              </ButtonLink>
            ) : null}
            {area.legislationPath ? (
              <ButtonLink href={area.legislationPath} variant="secondary">
                {SOURCE_KINDS.legislation}
              </ButtonLink>
            ) : null}
            <ButtonLink href={proposalsPath(area)} variant="secondary">
              {proposing.title}
            </ButtonLink>
          </Row>
        }
      />
      {area.tabs?.()}
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
        {({ items }) => <DocumentList items={items} label={area.title} path={area.path} />}
      </FilteredList>
    </Page>
  );
}

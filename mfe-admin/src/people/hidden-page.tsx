import { formatDate } from '@psp/design-system/format';
import { Page, PageHeader } from '@psp/design-system/page';
import { Link } from '@psp/design-system/link';
import { RowItem, RowList } from '@psp/design-system/rows';
import { personHref } from '@psp/features/people/ui/area';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { people } from './area.tsx';
import { hiddenFilters, hiddenQuery } from './queries.ts';
import { strings } from './strings.ts';

const words = { ...strings, noMatchTitle: strings.emptyTitle, noMatchText: strings.emptyText };

/** Listings that the association has hidden, the latest first. */
export function HiddenPeoplePage() {
  usePageTitle(strings.title);
  const listed = useListed(hiddenFilters, hiddenQuery);
  const breadcrumb = [{ label: strings.directory, href: people.path }, { label: strings.title }];
  return (
    <Page>
      <PageHeader title={strings.title} lead={strings.lead} breadcrumb={breadcrumb} />
      <FilteredList {...listed} bar={<span />} words={words}>
        {({ items }) => (
          <RowList>
            {items.map(({ id, name, organisation, hidden }) => (
              <RowItem key={id} action={strings.since(formatDate(hidden.at))}>
                <Link href={personHref(people, id)} isStrong>
                  {name}
                </Link>
                <p>{organisation.name}</p>
                <p>{hidden.reason}</p>
              </RowItem>
            ))}
          </RowList>
        )}
      </FilteredList>
    </Page>
  );
}

import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import type { Chip } from '@psp/remote/lists/list-filters';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import UserRound from 'lucide-react/icons/user-round';
import { type PeopleArea, peopleFilters, personHref } from './area.ts';
import { PeopleGrid, PersonCard } from './person-card.tsx';
import { peopleQuery } from './queries.ts';
import { ORDER, strings } from './strings.ts';

/** The directory of people. */
export function PeoplePage({ area }: { area: PeopleArea }) {
  const listed = useListed(peopleFilters(area), (filters) => peopleQuery(area, filters));
  const { filters, query } = listed;
  usePageTitle(strings.title);
  const toMine = area.own ? (
    <ButtonLink href={area.own.path} variant="secondary" icon={<UserRound aria-hidden />}>
      {strings.toMine}
    </ButtonLink>
  ) : null;
  return (
    <Page width="wide">
      <PageHeader
        title={strings.title}
        lead={strings.lead}
        actions={
          <Row>
            {area.listActions?.()}
            {toMine}
          </Row>
        }
      />
      {area.tabs?.()}
      <FilteredList
        {...listed}
        words={strings}
        moreChips={chipsOf(filters, query.data?.organisation)}
        order={<p>{ORDER[filters.sort]}</p>}
        emptyAction={toMine}
      >
        {({ items }) => (
          <PeopleGrid>
            {items.map((person) => (
              <PersonCard key={person.id} person={person} href={personHref(area, person.id)} />
            ))}
          </PeopleGrid>
        )}
      </FilteredList>
    </Page>
  );
}

interface Chosen {
  competence?: string | undefined;
  organisation?: string | undefined;
}

/* Filters that other pages link to. */
const chipsOf = ({ competence, organisation }: Chosen, name: string | null | undefined): Chip[] => [
  ...(competence ? [{ key: 'competence', label: strings.competenceChip(competence) }] : []),
  ...(organisation ? [{ key: 'organisation', label: strings.organisationChip(name ?? strings.anOrganisation) }] : []),
];

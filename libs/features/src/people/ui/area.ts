import type { Kind } from '@psp/contracts/common';
import {
  COMPETENCE_LENGTH,
  PEOPLE_KINDS,
  PEOPLE_SORTS,
  type PeopleKind,
  type PeopleQuery,
  type PersonView,
} from '@psp/contracts/people';
import type { ownListingOperations, peopleOperations } from '@psp/contracts/people-operations';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import type { Api } from '@psp/remote/api';
import { byParts, keysOf, matching, oneOf, page, text, uuid } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import type { ReactNode } from 'react';
import { KIND_LABELS, SORT_LABELS, strings } from './strings.ts';

/** Area in which the directory of people is read. */
export interface PeopleArea {
  kind: Kind;
  api: Api<typeof peopleOperations>;
  /** Path of the directory; a person's page is below it. */
  path: string;
  /** The reader's own listing; null for the association, which has none. */
  own: OwnListingArea | null;
  /** Renders the tabs above the list. */
  tabs?: () => ReactNode;
  /** Renders what stands beside the title of the list. */
  listActions?: () => ReactNode;
  /** Renders the association's tools for a person. */
  tools?: (person: PersonView) => ReactNode;
}

export interface OwnListingArea {
  kind: PeopleKind;
  api: Api<typeof ownListingOperations>;
  path: string;
  /** Path of the directory. */
  directory: string;
}

/** Path of a person. */
export const personHref = ({ path }: Pick<PeopleArea, 'path'>, id: string): string => `${path}/${id}`;

export const peopleFilters = ({ path }: Pick<PeopleArea, 'path'>) =>
  listFilters(
    path,
    byParts<PeopleQuery>({
      q: text,
      county: oneOf(keysOf(COUNTIES)),
      domain: oneOf(keysOf(DOMAINS)),
      competence: matching(new RegExp(`^\\P{C}{1,${COMPETENCE_LENGTH}}$`, 'u')),
      kind: oneOf(PEOPLE_KINDS),
      organisation: uuid,
      sort: oneOf(PEOPLE_SORTS, 'name'),
      page,
    }),
    {
      domain: { label: strings.domain, placeholder: strings.allDomains, options: DOMAINS },
      county: { label: strings.county, placeholder: strings.allCounties, options: COUNTIES },
      kind: { label: strings.kind, placeholder: strings.allKinds, options: KIND_LABELS },
      sort: { label: strings.sort, options: SORT_LABELS, isOrder: true },
    },
  );

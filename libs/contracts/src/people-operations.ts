import { z } from 'zod';
import { approvedMembers, editors } from './access.ts';
import { paging, searchText, versioned, withReason } from './common.ts';
import { act, operations, read } from './operations.ts';
import { hiddenPeople, ownListing, peopleList, peopleQuery, personView, saveListing } from './people.ts';

const own = { access: approvedMembers };

/** The directory of people, as members and the association read it. */
export const peopleOperations = operations(['uat', 'firma', 'admin'], {
  list: read('/people', { ...own, query: peopleQuery, view: peopleList }),
  view: read('/people/:id', { ...own, view: personView }),
});

/** A member's own listing. */
export const ownListingOperations = operations(['uat', 'firma'], {
  mine: read('/people/me', { ...own, view: ownListing }),
  /** Competences in use that have a word beginning like the text. */
  competences: read('/people/competences', {
    ...own,
    query: z.strictObject({ q: searchText }),
    view: z.object({ items: z.array(z.string()) }),
  }),
  // Readers too: a listing belongs to the person.
  save: act('person-listing.save', 'PUT /people/me', { ...own, body: saveListing, view: ownListing }),
});

/** Listings hidden by the association. */
export const hiddenPeopleOperations = operations(['admin'], {
  hidden: read('/people/hidden', { ...own, query: z.strictObject(paging), view: hiddenPeople }),
  hide: act('person-listing.hide', 'POST /people/:id/hide', { access: editors, body: withReason, view: personView }),
  unhide: act('person-listing.unhide', 'POST /people/:id/unhide', {
    access: editors,
    body: versioned,
    view: personView,
  }),
});

import type { Capability } from '../../capability.ts';
import { SearchWordsApart } from '../../migrations/0013-search-words-apart.ts';
import { ListsAtSize } from '../../migrations/0020-lists-at-size.ts';
import { SearchedLists } from '../../migrations/0021-searched-lists.ts';
import { CountedLists } from '../../migrations/0022-counted-lists.ts';
import { ListsInOnePass } from '../../migrations/0029-lists-in-one-pass.ts';
import { PagesOfSolutions } from '../../migrations/0069-pages-of-solutions.ts';
import { RefreshedSearch } from '../../migrations/0078-refreshed-search.ts';
import { SearchFunctions } from '../../migrations/0079-search-functions.ts';
import { WordForms } from '../../migrations/0096-word-forms.ts';
import { WordPatterns } from '../../migrations/0099-word-patterns.ts';
import { WordIndexes } from '../../migrations/0100-word-indexes.ts';
import { ownSearch } from './own-search.ts';

declare module '../../operating/jobs/enqueue.ts' {
  interface Jobs {
    /** Counts the words that search documents gained and lost. */
    'search-words': object;
    /** Has the search find what belongs to a renamed domain by its new name. */
    'search-domain': { domain: string };
  }
}

export const search: Capability = {
  name: 'search',
  ownSearch,
  migrations: {
    '0013-search-words-apart': SearchWordsApart,
    '0020-lists-at-size': ListsAtSize,
    '0021-searched-lists': SearchedLists,
    '0022-counted-lists': CountedLists,
    '0029-lists-in-one-pass': ListsInOnePass,
    '0069-pages-of-solutions': PagesOfSolutions,
    '0078-refreshed-search': RefreshedSearch,
    '0079-search-functions': SearchFunctions,
    '0096-word-forms': WordForms,
    '0099-word-patterns': WordPatterns,
    '0100-word-indexes': WordIndexes,
  },
  jobs: {
    'search-words': { retryLimit: 30, expireInSeconds: 3600, again: {} },
    'search-domain': { retryLimit: 30, expireInSeconds: 3600, again: {} },
  },
};

import type { Capability } from '../../capability.ts';
import { Passages } from '../../migrations/0126-passages.ts';
import { KeptPassages } from '../../migrations/0127-kept-passages.ts';
import { FavouriteArticles } from '../../migrations/0129-favourite-articles.ts';

export const passages: Capability = {
  name: 'passages',
  migrations: {
    '0126-passages': Passages,
    '0127-kept-passages': KeptPassages,
    '0129-favourite-articles': FavouriteArticles,
  },
};

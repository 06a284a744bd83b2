import type { articleFavouriteOperations, Favourite } from '@psp/contracts/knowledge';
import { useAct } from '@psp/remote/act/use-act';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { useQuery } from '@tanstack/react-query';
import { favouriteDone, FavouriteToggle } from '../../knowledge/ui/opinions.tsx';
import type { PublishedArticlesArea } from './area.ts';

interface FavouriteProps {
  area: Pick<PublishedArticlesArea, 'kind'>;
  /** Id of the article. */
  id: string;
}

/** Toggles a published article among the reader's favourites. */
export function ArticleFavourite({ area: { kind }, id }: FavouriteProps) {
  const api = createApi<typeof articleFavouriteOperations>(kind);
  const query = readQuery(api, [kind, 'knowledge', 'article', id], 'GET /knowledge/articles/:id/favourite', { id });
  const { data } = useQuery(query);
  const act = useAct<boolean, Favourite>({
    send: (isFavourite) => api.call('POST /knowledge/articles/:id/favourite', { id, body: { isFavourite } }),
    view: query,
    refreshes: [[kind, 'knowledge']],
    done: favouriteDone,
  });
  return data ? <FavouriteToggle isFavourite={data.isFavourite} act={act} /> : null;
}

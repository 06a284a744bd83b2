import { useSession } from '@psp/auth/session';
import type { Favourite, articleFavouriteOperations } from '@psp/contracts/knowledge';
import { createApi } from '@psp/remote/api';
import { useAct } from '@psp/remote/act/use-act';
import { readQuery } from '@psp/remote/queries';
import { useQuery } from '@tanstack/react-query';
import { favouriteDone, FavouriteToggle } from './opinions.tsx';

/** Toggles a published article among the favourites of a member or partner; nothing for others. */
export function ArticleFavourite({ id }: { id: string }) {
  const area = useSession(({ kind, organisation }) =>
    kind !== 'admin' && organisation?.status === 'approved' ? kind : null,
  );
  return area ? <Favourites area={area} id={id} /> : null;
}

const favouriteQuery = (area: 'uat' | 'firma', id: string) =>
  readQuery(
    createApi<typeof articleFavouriteOperations>(area),
    [area, 'knowledge', 'article', id],
    'GET /knowledge/articles/:id/favourite',
    { id },
  );

function Favourites({ area, id }: { area: 'uat' | 'firma'; id: string }) {
  const query = favouriteQuery(area, id);
  const { data } = useQuery(query);
  const act = useAct<boolean, Favourite>({
    send: (isFavourite) =>
      createApi<typeof articleFavouriteOperations>(area).call('POST /knowledge/articles/:id/favourite', {
        id,
        body: { isFavourite },
      }),
    view: query,
    refreshes: [[area, 'knowledge']],
    done: favouriteDone,
  });
  return data ? <FavouriteToggle isFavourite={data.isFavourite} act={act} /> : null;
}

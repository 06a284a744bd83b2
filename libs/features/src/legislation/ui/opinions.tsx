import type { ActOpinions, SendReport } from '@psp/contracts/library-opinions';
import { useAct } from '@psp/remote/act/use-act';
import { useQuery } from '@tanstack/react-query';
import { ErrorReports, favouriteDone, FavouriteToggle } from '../../knowledge/ui/opinions.tsx';
import { strings as words } from '../../knowledge/ui/opinions-strings.ts';
import { type LegislationArea, opinionsQuery } from './area.ts';

interface OpinionProps {
  area: LegislationArea;
  /** Id of the act. */
  id: string;
}

/** Toggles an act among the reader's favourites. */
export function FavouriteButton({ area, id }: OpinionProps) {
  const { data } = useQuery(opinionsQuery(area, id));
  const act = useAct<boolean, ActOpinions>({
    send: (isFavourite) => area.api.call('POST /legislation/:id/favourite', { id, body: { isFavourite } }),
    view: opinionsQuery(area, id),
    refreshes: [[area.kind, 'legislation', 'list']],
    done: favouriteDone,
  });
  return data ? <FavouriteToggle isFavourite={data.isFavourite} act={act} /> : null;
}

/** Button that reports an error of an act, and the errors that the reader has reported. */
export function Reports({ area, id }: OpinionProps) {
  const { data } = useQuery(opinionsQuery(area, id));
  const act = useAct<SendReport, ActOpinions>({
    send: (body) => area.api.call('POST /legislation/:id/reports', { id, body }),
    view: opinionsQuery(area, id),
    done: words.reported,
  });
  return data ? <ErrorReports act={act} reports={data.reports} /> : null;
}

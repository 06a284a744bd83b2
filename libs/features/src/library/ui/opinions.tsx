import {
  LIBRARY_REVIEW_LENGTH,
  type LibraryOpinions,
  type SendReport,
  writeLibraryReview,
} from '@psp/contracts/library-opinions';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Stack } from '@psp/design-system/page';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { useActForm } from '../../forms/ui/use-act-form.ts';
import { ErrorReports, favouriteDone, FavouriteToggle } from '../../knowledge/ui/opinions.tsx';
import { strings as words } from '../../knowledge/ui/opinions-strings.ts';
import { strings as written } from '../../written-reviews/ui/strings.ts';
import { ReviewForm, ReviewLines, type WrittenReview } from '../../written-reviews/ui/written-reviews.tsx';
import { type LibraryArea, libraryKey, opinionsQuery } from './area.ts';
import { strings } from './strings.ts';

interface OpinionsProps {
  area: LibraryArea;
  /** Id of the document. */
  id: string;
}

/** Toggles a document among the reader's favourites; nothing with a service that does not know them. */
export function FavouriteButton({ area, id }: OpinionsProps) {
  const { data } = useQuery(opinionsQuery(area, id));
  const act = useAct<boolean, LibraryOpinions>({
    send: (isFavourite) => area.api.call('POST /library/:id/favourite', { id, body: { isFavourite } }),
    view: opinionsQuery(area, id),
    refreshes: [libraryKey(area)],
    done: favouriteDone,
  });
  return data ? <FavouriteToggle isFavourite={data.isFavourite} act={act} /> : null;
}

/** Reviews of a document; whoever opened it writes one. */
export function ReviewsCard({ area, id }: OpinionsProps) {
  const query = useQuery(opinionsQuery(area, id));
  return (
    <Card aria-label={strings.reviews}>
      <CardHeader title={strings.reviews} />
      <CardBody>
        <Loaded query={query} rows={2}>
          {({ canReview, reviews }) => (
            <Stack gap={16}>
              {canReview ? <OwnReview area={area} id={id} /> : null}
              <ReviewLines reviews={reviews} reviewedBy={strings.reviewedBy} none={strings.noReviews} />
            </Stack>
          )}
        </Loaded>
      </CardBody>
    </Card>
  );
}

function OwnReview({ area, id }: OpinionsProps) {
  const form = useActForm<WrittenReview, WrittenReview, LibraryOpinions>({
    blank: { rating: 0, body: '' },
    ...{ schema: writeLibraryReview, keptAs: `library-review:${id}`, done: written.reviewed },
    send: (body) => area.api.call('POST /library/:id/reviews', { id, body }),
    ...{ view: opinionsQuery(area, id), refreshes: [libraryKey(area)] },
  });
  return <ReviewForm form={form} maxLength={LIBRARY_REVIEW_LENGTH} />;
}

/** Button that reports an error, and the errors that the reader has reported. */
export function Reports({ area, id }: OpinionsProps) {
  const { data } = useQuery(opinionsQuery(area, id));
  const act = useAct<SendReport, LibraryOpinions>({
    send: (body) => area.api.call('POST /library/:id/reports', { id, body }),
    view: opinionsQuery(area, id),
    done: words.reported,
  });
  return <ErrorReports act={act} reports={data?.reports ?? []} />;
}

import {
  LIBRARY_REPORT_LENGTH,
  LIBRARY_REVIEW_LENGTH,
  type LibraryOpinions,
  type SendReport,
  sendReport,
  writeLibraryReview,
} from '@psp/contracts/library-opinions';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { Stack } from '@psp/design-system/page';
import { TextAreaField } from '@psp/design-system/text-fields';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import Flag from 'lucide-react/icons/flag';
import Heart from 'lucide-react/icons/heart';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ActDialog } from '../../acts/ui/act-dialog.tsx';
import { Paragraphs } from '../../facts/ui/paragraphs.tsx';
import { useActForm, useFormOf } from '../../forms/ui/use-act-form.ts';
import { strings as written } from '../../written-reviews/ui/strings.ts';
import { ReviewForm, ReviewLines, type WrittenReview } from '../../written-reviews/ui/written-reviews.tsx';
import { type LibraryArea, libraryKey, opinionsQuery } from './area.ts';
import { strings } from './strings.ts';

interface OpinionsProps {
  area: LibraryArea;
  /** Id of the document. */
  id: string;
}

const Toggle = styled.span`
  button[aria-pressed='true'] svg { fill: currentColor; }
`;

/** Toggles a document among the reader's favourites; nothing with a service that does not know them. */
export function FavouriteButton({ area, id }: OpinionsProps) {
  const { data } = useQuery(opinionsQuery(area, id));
  const act = useAct<boolean, LibraryOpinions>({
    send: (isFavourite) => area.api.call('POST /library/:id/favourite', { id, body: { isFavourite } }),
    view: opinionsQuery(area, id),
    refreshes: [libraryKey(area)],
    done: (_, isFavourite) => (isFavourite ? strings.favourites.added : strings.favourites.removed),
  });
  if (!data) return null;
  const isOn = act.isPending && act.input !== undefined ? act.input : data.isFavourite;
  return (
    <Toggle>
      <Button variant="secondary" icon={<Heart aria-hidden />} aria-pressed={isOn} onPress={() => act.run(!isOn)}>
        {strings.favourite}
      </Button>
    </Toggle>
  );
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
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={12}>
      <div>
        <Button variant="quiet" icon={<Flag aria-hidden />} onPress={() => setOpen(true)}>
          {strings.report}
        </Button>
      </div>
      {data && data.reports.length > 0 ? <OwnReports reports={data.reports} /> : null}
      {isOpen ? <ReportDialog area={area} id={id} onClose={() => setOpen(false)} /> : null}
    </Stack>
  );
}

function OwnReports({ reports }: Pick<LibraryOpinions, 'reports'>) {
  return (
    <section aria-label={strings.ownReports}>
      {reports.map(({ id, text, createdAt, answer, answeredAt }) => (
        <Stack key={id} gap={4}>
          <Under>{strings.reportedOn(createdAt)}</Under>
          <Paragraphs text={text} />
          <Under>{answeredAt ? strings.answeredOn(answeredAt) : strings.noAnswer}</Under>
          {answer ? <Paragraphs text={answer} /> : null}
        </Stack>
      ))}
    </section>
  );
}

function ReportDialog({ area, id, onClose }: OpinionsProps & { onClose: () => void }) {
  const act = useAct<SendReport, LibraryOpinions>({
    send: (body) => area.api.call('POST /library/:id/reports', { id, body }),
    view: opinionsQuery(area, id),
    done: strings.reported,
  });
  const { field, ...form } = useFormOf<SendReport>(act, {
    blank: { text: '' },
    schema: sendReport,
    ids: { text: 'greseala' },
  });
  return (
    <ActDialog act={form} title={strings.reportTitle} confirmLabel={strings.send} isOpen onClose={onClose}>
      <TextAreaField
        {...field('text')}
        label={strings.reportText}
        hint={strings.reportHint}
        rows={4}
        maxLength={LIBRARY_REPORT_LENGTH}
      />
    </ActDialog>
  );
}

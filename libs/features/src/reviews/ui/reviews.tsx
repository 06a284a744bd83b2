import { REVIEW_CRITERIA, type ReviewCriterion } from '@psp/contracts/review-criteria';
import { type ReviewView, replyToReview, type WriteReview, writeReview } from '@psp/contracts/reviews';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { TextAreaField } from '@psp/design-system/text-fields';
import { formatDate } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { RatingField } from '@psp/design-system/rating';
import { Stars } from '@psp/design-system/stars';
import { useAct } from '@psp/remote/act/use-act';
import { styled } from 'styled-components';
import { strings as flags } from '../../flags/ui/strings.ts';
import { StackForm } from '../../forms/ui/form.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import { otherSide, type ProjectProps } from '../../projects/ui/area.ts';
import { projectQuery } from '../../projects/ui/queries.ts';
import { useProjectAct } from '../../projects/ui/use-project-act.ts';
import { FlagReview, Removed } from './moderated.tsx';
import { strings } from './strings.ts';

const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Reply = styled.div`
  padding-left: 16px;
  border-left: 4px solid var(--blue-100);
`;

const Note = styled.p`
  color: var(--ink-muted);
  font-size: 1rem;
`;

const MARKS = { rating: strings.total, ...REVIEW_CRITERIA };
const NAMES = ['rating', 'quality', 'timeliness', 'communication', 'price'] as const;
const options = strings.marks.map((label, index) => ({ value: String(index + 1), label }));
/** Zero means no mark; the contract refuses it with its own message. */
const BLANK: WriteReview = { rating: 0, quality: 0, timeliness: 0, communication: 0, price: 0, body: '' };
const IDS = Object.fromEntries(Object.keys(BLANK).map((name) => [name, `review-${name}`]));

function useReviewForm(props: ProjectProps) {
  const { id } = props.project;
  const send = useProjectAct<WriteReview>(props, {
    send: (body) => props.area.api.call('POST /projects/:id/reviews', { id, body }),
    done: strings.sent,
  });
  return useFormOf<WriteReview>(send, {
    ...{ blank: BLANK, ids: IDS, labels: MARKS, schema: writeReview, keptAs: `review:${id}` },
  });
}

/* What the reader knows of the other side's review, which is not shown; `unwritten` says so before it is written. */
const othersReview = (props: ProjectProps, unwritten: (partner: string) => string): string => {
  const { otherWritten, otherRemoved } = props.project.reviews;
  const written = otherRemoved ? strings.otherRemoved : strings.hiddenWritten;
  return (otherWritten ? written : unwritten)(otherSide(props.area, props.project).name);
};

/* Form with an overall mark, a mark per criterion, and a text. */
function ReviewForm(props: ProjectProps) {
  const form = useReviewForm(props);
  const partner = otherSide(props.area, props.project).name;
  return (
    <Stack gap={20}>
      <h3>{strings.write}</h3>
      <p>
        {strings.lead(partner)} {othersReview(props, strings.hidden)}
      </p>
      <StackForm of={form} gap={20}>
        {NAMES.map((name) => {
          const { value, onChange, ...field } = form.field(name);
          return (
            <RatingField
              {...field}
              key={name}
              label={MARKS[name]}
              options={options}
              value={value > 0 ? String(value) : ''}
              onChange={(mark) => onChange(Number(mark))}
            />
          );
        })}
        <TextAreaField
          {...form.field('body')}
          label={strings.body}
          hint={strings.bodyHint}
          maxLength={5000}
          isOptional
        />
        <div>
          <Button type="submit" isPending={form.isPending}>
            {strings.submit}
          </Button>
        </div>
      </StackForm>
    </Stack>
  );
}

const criteria = Object.keys(REVIEW_CRITERIA) as ReviewCriterion[];

function Mark({ value }: { value: number }) {
  return (
    <>
      <Stars value={value} label={strings.starsOf(value)} /> <span aria-hidden>{strings.starsOf(value)}</span>
    </>
  );
}

interface ReviewTextProps extends ProjectProps {
  review: ReviewView;
  title: string;
  /** Name of the reviewed organisation, which may reply. */
  subject: string;
  note?: string | null;
}

const schema = replyToReview.pick({ reply: true });

/* Form of the single reply to a review. */
function ReplyForm({ review, area, project }: ProjectProps & { review: ReviewView }) {
  const { id, version } = review;
  const send = useAct({
    send: (reply: { reply: string }) => area.api.call('POST /reviews/:id/reply', { id, body: { version, ...reply } }),
    view: projectQuery(area, project.id),
    refreshes: [[area.kind]],
    done: strings.replied,
  });
  const form = useFormOf(send, {
    ...{ blank: { reply: '' }, ids: { reply: 'reply-reply' }, schema, keptAs: `reply:${id}` },
  });
  return (
    <StackForm of={form}>
      <TextAreaField
        {...form.field('reply')}
        label={strings.reply}
        hint={strings.replyHint}
        rows={3}
        maxLength={2000}
      />
      <div>
        <Button type="submit" variant="secondary" isPending={form.isPending}>
          {strings.sendReply}
        </Button>
      </div>
    </StackForm>
  );
}

/* Review with marks, text and reply. */
function ReviewText({ review, title, subject, note, ...props }: ReviewTextProps) {
  const marks = criteria.map((criterion) => ({
    term: REVIEW_CRITERIA[criterion],
    detail: <Mark value={review[criterion]} />,
  }));
  return (
    <Stack gap={12}>
      <h3>{title}</h3>
      {note ? <Note>{note}</Note> : null}
      {review.removedAt ? <Removed {...props} /> : null}
      <DescriptionList items={[{ term: strings.total, detail: <Mark value={review.rating} /> }, ...marks]} />
      <Words>{review.body || strings.noText}</Words>
      <Note>{strings.writtenAt(formatDate(review.createdAt))}</Note>
      {review.reply ? (
        <Reply>
          <h4>{strings.replyTitle(subject)}</h4>
          <Words>{review.reply}</Words>
        </Reply>
      ) : null}
      {review.isFlagged ? <Note>{flags.waits}</Note> : null}
      {review.canFlag ? <FlagReview {...props} review={review} /> : null}
      {review.actions.includes('reply') ? <ReplyForm {...props} review={review} /> : null}
    </Stack>
  );
}

/**
 * Card with the form of the own review while it is missing, and the visible reviews of both sides. Unpublished reviews are not
 * printed. Renders nothing when there is neither form nor review.
 */
export function Reviews(props: ProjectProps) {
  const { own, other, otherWritten } = props.project.reviews;
  const isOwnShown = own?.publishedAt && !own.removedAt;
  const partner = otherSide(props.area, props.project).name;
  const self = props.project[props.area.kind].name;
  const mayWrite = props.project.actions.includes('review');
  if (!mayWrite && !own && !other && !otherWritten) return null;
  return (
    <Card id="reviews" aria-labelledby="reviews-title" {...(isOwnShown || other ? {} : screenOnly)}>
      <CardHeader id="reviews-title" title={strings.title} />
      {mayWrite ? (
        <CardBody>
          <ReviewForm {...props} />
        </CardBody>
      ) : null}
      {own ? (
        <CardBody {...(isOwnShown ? {} : screenOnly)}>
          <ReviewText
            {...props}
            review={own}
            title={strings.own}
            subject={partner}
            note={own.removedAt ? strings.removed : own.publishedAt ? null : strings.ownHidden(partner)}
          />
        </CardBody>
      ) : null}
      {other ? (
        <CardBody>
          <ReviewText {...props} review={other} title={strings.other(other.author)} subject={self} />
        </CardBody>
      ) : null}
      {other || mayWrite ? null : <CardBody>{othersReview(props, strings.waiting)}</CardBody>}
    </Card>
  );
}

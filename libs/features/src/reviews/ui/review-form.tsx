import { type WriteReview, writeReview } from '@psp/contracts/reviews';
import { REVIEW_CRITERIA } from '@psp/contracts/review-criteria';
import { Button } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { RatingField } from '@psp/design-system/rating';
import { StackForm } from '../../forms/ui/form.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import { otherSide, type ProjectProps } from '../../projects/ui/area.ts';
import { useProjectAct } from '../../projects/ui/use-project-act.ts';
import { strings } from './strings.ts';

const MARKS = { rating: strings.total, ...REVIEW_CRITERIA };
const NAMES = ['rating', 'quality', 'timeliness', 'communication', 'price'] as const;
const options = strings.marks.map((label, index) => ({ value: String(index + 1), label }));
/** A mark of zero is none: the contract refuses it with its own words. */
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

/** Marks in total and per criterion, and a text. */
export function ReviewForm(props: ProjectProps) {
  const form = useReviewForm(props);
  const partner = otherSide(props.area, props.project).name;
  const { otherWritten } = props.project.reviews;
  return (
    <Stack gap={20}>
      <h3>{strings.write}</h3>
      <p>
        {strings.lead(partner)} {(otherWritten ? strings.hiddenWritten : strings.hidden)(partner)}
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

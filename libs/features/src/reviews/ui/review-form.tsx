import { zodResolver } from '@hookform/resolvers/zod';
import { REVIEW_CRITERIA, type WriteReview, writeReview } from '@psp/contracts/reviews';
import { Button } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { RatingField } from '@psp/design-system/rating';
import { Problems } from '@psp/remote/act/problems';
import { Controller, useForm } from 'react-hook-form';
import { otherSide, type ProjectProps } from '../../projects/ui/area.ts';
import { problemsOf, useKeptForm } from '../../forms/ui/kept-form.ts';
import { useProjectAct } from '../../projects/ui/use-project-act.ts';
import { strings } from './strings.ts';

const MARKS = { rating: strings.total, ...REVIEW_CRITERIA };
const NAMES = ['rating', 'quality', 'timeliness', 'communication', 'price'] as const;
const options = strings.marks.map((label, index) => ({ value: String(index + 1), label }));
/** A mark of zero is none: the contract refuses it with its own words. */
const BLANK: WriteReview = { rating: 0, quality: 0, timeliness: 0, communication: 0, price: 0, body: '' };

function useReviewForm(props: ProjectProps) {
  const { id } = props.project;
  const form = useForm<WriteReview>({
    defaultValues: BLANK,
    resolver: zodResolver(writeReview),
    shouldFocusError: false,
  });
  const draft = useKeptForm(`review:${id}`, form);
  const send = useProjectAct<WriteReview>(props, {
    path: `/projects/${id}/reviews`,
    body: (review) => review,
    done: strings.sent,
    onDone: draft.clear,
  });
  return { form, submit: form.handleSubmit((review) => send.run(review)), send };
}

/** Marks in total and per criterion, and a text. */
export function ReviewForm(props: ProjectProps) {
  const { form, submit, send } = useReviewForm(props);
  const { errors, submitCount } = form.formState;
  const partner = otherSide(props.area, props.project).name;
  const { otherWritten } = props.project.reviews;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={20}>
        <h3>{strings.write}</h3>
        <p>
          {strings.lead(partner)} {(otherWritten ? strings.hiddenWritten : strings.hidden)(partner)}
        </p>
        <Problems
          key={submitCount}
          errors={problemsOf('review', { ...MARKS, body: '' }, errors)}
          error={send.error}
          hasText
        />
        {NAMES.map((name) => (
          <Controller
            key={name}
            name={name}
            control={form.control}
            render={({ field, fieldState }) => (
              <RatingField
                id={`review-${name}`}
                label={MARKS[name]}
                options={options}
                error={fieldState.error?.message}
                value={field.value > 0 ? String(field.value) : ''}
                onChange={(value) => field.onChange(Number(value))}
              />
            )}
          />
        ))}
        <Controller
          name="body"
          control={form.control}
          render={({ field: { ref: _, ...field }, fieldState }) => (
            <TextAreaField
              {...field}
              id="review-body"
              label={strings.body}
              hint={strings.bodyHint}
              maxLength={5000}
              error={fieldState.error?.message}
              isOptional
            />
          )}
        />
        <div>
          <Button type="submit" isPending={send.isPending}>
            {strings.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import type { ProjectView } from '@psp/contracts/projects';
import { REVIEW_CRITERIA, type WriteReview, writeReview } from '@psp/contracts/reviews';
import { Button } from '@psp/design-system/button';
import { ErrorSummary } from '@psp/design-system/error-summary';
import { TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { RatingField } from '@psp/design-system/rating';
import { showToast } from '@psp/design-system/toast';
import { useDraft } from '@psp/remote/draft';
import { fieldErrors } from '@psp/remote/forms';
import { useEffect } from 'react';
import { type Control, Controller, type FieldErrors, useForm } from 'react-hook-form';
import { ActionFailure } from '../common/failure.tsx';
import { Muted } from '../common/facts.tsx';
import { strings as common } from '../common/strings.ts';
import { MARK_OPTIONS, strings } from './strings.ts';
import { useReviewActions } from './queries.ts';

type Mark = Exclude<keyof WriteReview, 'body'>;

/** A mark of zero is none: the contract refuses it with its own words. */
const EMPTY: WriteReview = { rating: 0, quality: 0, timeliness: 0, communication: 0, price: 0, body: '' };
const MARKS: [Mark, string][] = [['rating', strings.rating], ...(Object.entries(REVIEW_CRITERIA) as [Mark, string][])];

const isField = (name: string): name is keyof WriteReview => Object.hasOwn(EMPTY, name);

function summaryOf(errors: FieldErrors<WriteReview>): { id: string; message: string }[] {
  return [...MARKS, ['body', strings.body] as const].flatMap(([name, label]) => {
    const message = errors[name]?.message;
    return message ? [{ id: `review-${name}`, message: `${label}: ${message}` }] : [];
  });
}

/** The firm's judgement of the authority; kept on this device until it was sent. */
export function ReviewForm({ project }: { project: ProjectView }) {
  const { write } = useReviewActions(project.id);
  const form = useForm<WriteReview>({
    resolver: zodResolver(writeReview),
    defaultValues: EMPTY,
    shouldFocusError: false,
  });
  const { reset, formState } = form;
  const values = form.watch();
  const draft = useDraft<WriteReview>(`review:${project.id}`, formState.isDirty ? values : undefined);
  useEffect(() => {
    if (draft.saved) reset(draft.saved, { keepDefaultValues: true });
  }, [draft.saved, reset]);
  const submit = form.handleSubmit(async (review) => {
    try {
      await write.mutateAsync(review);
      draft.clear();
      showToast({ title: strings.sent, tone: 'success' });
    } catch (error) {
      for (const [name, message] of Object.entries(fieldErrors(error)))
        if (isField(name)) form.setError(name, { message });
    }
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <h3>{strings.write}</h3>
        <p>{strings.writeLead(project.uat.name)}</p>
        <Muted>{project.reviews.otherWritten ? strings.hiddenOther : strings.hidden}</Muted>
        <ErrorSummary key={formState.submitCount} title={common.problem} errors={summaryOf(formState.errors)} />
        <Marks control={form.control} />
        <ActionFailure error={write.error} hasText />
        <div>
          <Button type="submit" isPending={write.isPending} pendingLabel={common.sending}>
            {strings.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function Marks({ control }: { control: Control<WriteReview> }) {
  return (
    <>
      {MARKS.map(([name, label]) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field: { ref: _, value, onChange, ...field }, fieldState }) => (
            <RatingField
              {...field}
              id={`review-${name}`}
              label={label}
              options={MARK_OPTIONS}
              value={String(value)}
              onChange={(mark) => onChange(Number(mark))}
              error={fieldState.error?.message}
            />
          )}
        />
      ))}
      <Controller
        control={control}
        name="body"
        render={({ field: { ref: _, ...field }, fieldState }) => (
          <TextAreaField
            {...field}
            id="review-body"
            label={strings.body}
            hint={strings.bodyHint}
            isOptional
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import type { ProjectView } from '@psp/contracts/projects';
import { REVIEW_CRITERIA, type WriteReview, writeReview } from '@psp/contracts/reviews';
import { Button } from '@psp/design-system/button';
import { ErrorSummary } from '@psp/design-system/error-summary';
import { TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { RatingField } from '@psp/design-system/rating';
import { showToast } from '@psp/design-system/toast';
import { errorMessage } from '@psp/remote/api-error';
import { useDraft } from '@psp/remote/draft';
import { fieldErrors } from '@psp/remote/forms';
import { useEffect, useState } from 'react';
import { Controller, type FieldErrors, useForm } from 'react-hook-form';
import { useIntention } from '@psp/remote/use-intention';
import { useProjectMutation } from '../projects/queries.ts';
import { strings } from './strings.ts';
import { reviews } from './queries.ts';

const marks = { rating: strings.total, ...REVIEW_CRITERIA };
type MarkName = keyof typeof marks;
const markNames = Object.keys(marks) as MarkName[];
const options = strings.marks.map((label, index) => ({ value: String(index + 1), label }));
const BLANK: WriteReview = { rating: 0, quality: 0, timeliness: 0, communication: 0, price: 0, body: '' };
const fieldNames = Object.keys(BLANK) as (keyof WriteReview)[];

const fieldId = (name: string) => `review-${name}`;

function errorsOf(errors: FieldErrors<WriteReview>): { id: string; message: string }[] {
  const fields = fieldNames.flatMap((name) => {
    const message = errors[name]?.message;
    const label = name === 'body' ? '' : `${marks[name]}: `;
    return message ? [{ id: fieldId(name), message: `${label}${message}` }] : [];
  });
  return errors.root?.message ? [{ id: '', message: errors.root.message }, ...fields] : fields;
}

function useReviewForm(project: ProjectView) {
  const [typed, setTyped] = useState<WriteReview>();
  const draft = useDraft<WriteReview>(`review:${project.id}`, typed);
  const { keyFor } = useIntention();
  const form = useForm<WriteReview>({
    defaultValues: draft.saved ?? BLANK,
    resolver: zodResolver(writeReview),
    shouldFocusError: false,
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => setTyped(structuredClone(values)) }),
    [form],
  );
  const send = useProjectMutation(
    project.id,
    (review: WriteReview) => reviews.write(project.id, review, keyFor(review)),
    () => {
      draft.clear();
      showToast({ title: strings.sent, tone: 'success' });
    },
  );
  const refused = (error: Error) => {
    const fields = fieldErrors(error);
    const wrong = fieldNames.filter((name) => fields[name]);
    for (const name of wrong) form.setError(name, { message: fields[name] });
    if (wrong.length === 0) form.setError('root', { message: errorMessage(error) });
  };
  const submit = form.handleSubmit((review) => send.mutate(review, { onError: refused }));
  return { form, submit, isPending: send.isPending };
}

/** Marks in total and per criterion, and a text; kept on this device until it is sent. */
export function WriteReviewForm({ project }: { project: ProjectView }) {
  const { form, submit, isPending } = useReviewForm(project);
  const { errors, submitCount } = form.formState;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={20}>
        <p>
          {strings.lead(project.firma.name)} {project.reviews.otherWritten ? strings.hiddenWritten : ''}{' '}
          {strings.hidden}
        </p>
        <ErrorSummary key={submitCount} title={strings.problem} errors={errorsOf(errors)} />
        {markNames.map((name) => (
          <Controller
            key={name}
            name={name}
            control={form.control}
            render={({ field, fieldState }) => (
              <RatingField
                id={fieldId(name)}
                label={marks[name]}
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
          render={({ field, fieldState }) => (
            <TextAreaField
              id={fieldId('body')}
              label={strings.body}
              hint={strings.bodyHint}
              maxLength={5000}
              error={fieldState.error?.message}
              value={field.value}
              onChange={field.onChange}
              isOptional
            />
          )}
        />
        <div>
          <Button type="submit" isPending={isPending}>
            {strings.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

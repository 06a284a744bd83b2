import type { OfferContent, offerContent } from '@psp/contracts/offers';
import { isApiError } from '@psp/remote/api-error';
import { fieldErrors, markProblems } from '@psp/remote/forms';
import type { UseFormReturn } from 'react-hook-form';
import { EMPTY } from './content.ts';

const fields = Object.keys(EMPTY) as (keyof OfferContent)[];

/** Marks what `schema` does not let be saved, and takes that mark from what is mended. True when there is none. */
export function markDraftErrors(form: UseFormReturn<OfferContent>, schema: typeof offerContent): boolean {
  const issues = schema.safeParse(form.getValues()).error?.issues ?? [];
  const problems = issues.flatMap(({ path: [name], message }) =>
    fields.filter((field) => field === name).map((field) => [field, message] as const),
  );
  markProblems(form, fields, problems);
  return issues.length === 0;
}

const isField = (name: string): name is keyof OfferContent => Object.hasOwn(EMPTY, name);

function setFieldError(form: UseFormReturn<OfferContent>, path: string, message: string): void {
  const name = path.replace(/^content\./, '');
  if (isField(name)) form.setError(name, { message });
}

/** Marks the fields that the server named as it refused. */
export function markRefusal(form: UseFormReturn<OfferContent>, error: unknown): void {
  for (const [path, message] of Object.entries(fieldErrors(error))) setFieldError(form, path, message);
  if (isApiError(error) && error.code === 'offer.validity_past')
    form.setError('validUntil', { message: error.message });
}

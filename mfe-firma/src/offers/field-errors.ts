import { type OfferContent, offerContent } from '@psp/contracts/offers';
import { isApiError } from '@psp/remote/api-error';
import { fieldErrors } from '@psp/remote/forms';
import type { UseFormReturn } from 'react-hook-form';
import { EMPTY } from './content.ts';

/** Marks what a draft may not hold: it may have gaps, but no impossible values. True when there is none. */
export function markDraftErrors(form: UseFormReturn<OfferContent>): boolean {
  const result = offerContent.safeParse(form.getValues());
  form.clearErrors();
  for (const issue of result.error?.issues ?? []) setFieldError(form, issue.path.join('.'), issue.message);
  return result.success;
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

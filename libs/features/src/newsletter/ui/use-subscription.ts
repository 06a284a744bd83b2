import { cleaned } from '@psp/contracts/cleaned';
import type { publicNewsletterOperations } from '@psp/contracts/newsletter';
import { NEWSLETTER_CONSENT } from '@psp/contracts/newsletter-consent';
import { showToast } from '@psp/design-system/toast';
import { type FormEvent, useRef, useState } from 'react';
import { createApi } from '@psp/remote/api';
import { errorMessage } from '@psp/remote/api-error';
import { fieldErrors } from '@psp/remote/forms';
import { strings } from './strings.ts';

const newsletter = createApi<typeof publicNewsletterOperations>('public');
/** What certainly is no address; the rest is the server's to judge. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const problemOf = (email: string): string | null => {
  if (email === '') return strings.missing;
  return ADDRESS.test(email) ? null : strings.invalid;
};

export type NewsletterSource = 'footer' | 'blog';

/** State of the box: what is wrong with the address or the call, whether it is under way, whether it was done. */
export function useSubscription(source: NewsletterSource) {
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [isDone, setDone] = useState(false);
  // The second press of a double click comes before the button looks pressed.
  const isBusy = useRef(false);
  const send = async (form: HTMLFormElement): Promise<void> => {
    const fields = new FormData(form);
    const email = cleaned(String(fields.get('email') ?? ''));
    const problem = problemOf(email);
    setError(problem);
    if (problem) return form.querySelector<HTMLInputElement>('input[type=email]')?.focus();
    setPending(true);
    try {
      const website = String(fields.get('website') ?? '');
      const body = { email, source, consent: NEWSLETTER_CONSENT, website };
      await newsletter.call('POST /newsletter/subscriptions', { body });
      setDone(true);
      showToast({ title: strings.doneTitle, message: strings.doneText, tone: 'success' });
    } catch (failure) {
      setError(fieldErrors(failure)['email'] ?? errorMessage(failure));
    }
    setPending(false);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    void send(event.currentTarget).finally(() => {
      isBusy.current = false;
    });
  };
  return { error, isPending, isDone, onSubmit };
}

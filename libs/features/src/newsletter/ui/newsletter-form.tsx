import { cleaned } from '@psp/contracts/cleaned';
import type { publicNewsletterOperations } from '@psp/contracts/newsletter';
import { Button } from '@psp/design-system/button';
import { controlStyle } from '@psp/design-system/control';
import { bareFieldset } from '@psp/design-system/fieldset';
import { Notice } from '@psp/design-system/notice';
import { OwnText } from '@psp/design-system/own-text';
import { showToast } from '@psp/design-system/toast';
import { visuallyHidden } from '@psp/design-system/visually-hidden';
import { createApi } from '@psp/remote/api';
import { errorMessage } from '@psp/remote/api-error';
import { fieldErrors } from '@psp/remote/forms';
import { useScripts } from '@psp/remote/use-scripts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { contactQuery } from '../../contact/ui/contact.tsx';
import { strings } from './strings.ts';

const newsletter = createApi<typeof publicNewsletterOperations>('public');
/** Minimal check of an address; the server validates the rest. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const problemOf = (email: string): string | null => {
  if (email === '') return strings.missing;
  return ADDRESS.test(email) ? null : strings.invalid;
};

type NewsletterSource = 'footer' | 'blog';

/* State of the subscription: error of the address or the request, pending, done. `consent`: version of the text shown. */
function useSubscription(source: NewsletterSource, consent: string) {
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [isDone, setDone] = useState(false);
  // The second click of a double click comes before the button is disabled.
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
      const body = { email, source, consent, website };
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

interface NewsletterFormProps {
  source: NewsletterSource;
  /** Id of the e-mail field, unique on the page. */
  id: string;
}

const Box = styled.form`
  display: grid;
  gap: 8px;
  max-width: 520px;
`;

const Label = styled.label`
  font-weight: 600;
  font-size: 1rem;
  line-height: 1.4;
`;

/* The button is beside the field, or below it when both do not fit. */
const Fields = styled.fieldset`
  ${bareFieldset}
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Input = styled.input`
  ${controlStyle}
  flex: 1 1 220px;
  width: auto;
`;

const Honeypot = styled.div`${visuallyHidden}`;

/* A live region must exist before its text. It has its own background, because the form may be on a dark one. */
const Problem = styled.p`
  margin: 0;
  color: var(--brick-700);
  font-size: 1rem;
  font-weight: 600;
  padding: 8px 12px;
  border-radius: 4px;
  background: var(--brick-100);
  /* Leaves no gap while empty. */
  &:empty { position: absolute; padding: 0; }
`;

const Consent = styled.p`
  margin: 0;
  font-size: 0.9375rem;
  line-height: 1.5;
  a { color: inherit; text-decoration: underline; }
`;

const Done = styled.div`
  max-width: 520px;
  color: var(--ink);
  outline-offset: 4px;
`;

/** Newsletter subscription by e-mail address, which is confirmed from a mail. Works on dark and light backgrounds. */
export function NewsletterForm({ source, id }: NewsletterFormProps) {
  const isAlive = useScripts();
  const { data, error: unread } = useQuery(contactQuery());
  // Nobody subscribes without the words: while they load, and when a service of the release before answers.
  const consent = data?.newsletterConsent;
  const { error, isPending, isDone, onSubmit } = useSubscription(source, consent?.version ?? '');
  const problem = error ?? (!data && unread && errorMessage(unread));
  const isReady = isAlive && !!consent;
  if (isDone) return <Subscribed />;
  return (
    <Box noValidate onSubmit={onSubmit}>
      <noscript>
        <p>{strings.noScript}</p>
      </noscript>
      <Label htmlFor={id}>{strings.email}</Label>
      <Problem id={`${id}-error`} role="alert">
        {problem}
      </Problem>
      <Fields disabled={!isReady}>
        <Input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error ${id}-consent`}
        />
        <Honeypot aria-hidden="true">
          <label htmlFor={`${id}-website`}>{strings.honeypot}</label>
          <input id={`${id}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
        </Honeypot>
        <Button type="submit" isPending={isPending} isDisabled={!isReady}>
          {strings.subscribe}
        </Button>
      </Fields>
      <Consent id={`${id}-consent`}>
        {consent ? (
          <>
            <OwnText>{`${consent.text} `}</OwnText>
            <Link to="/legal/confidentialitate">{consent.link}</Link>
          </>
        ) : null}
      </Consent>
    </Box>
  );
}

/* Replaces the form and takes the focus. */
function Subscribed() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <Done ref={box} tabIndex={-1}>
      <Notice tone="success" title={strings.doneTitle}>
        <p>{strings.doneText}</p>
        <p>{strings.confirm}</p>
      </Notice>
    </Done>
  );
}

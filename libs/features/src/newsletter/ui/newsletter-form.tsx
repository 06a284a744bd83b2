import { NEWSLETTER_CONSENT, NEWSLETTER_CONSENTS } from '@psp/contracts/newsletter-consent';
import { Button } from '@psp/design-system/button';
import { Notice } from '@psp/design-system/notice';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useScripts } from '@psp/remote/use-scripts';
import { strings } from './strings.ts';
import { Box, Consent, Done, Fields, Honeypot, Input, Label, Problem } from './newsletter-form-style.ts';
import { type NewsletterSource, useSubscription } from './use-subscription.ts';

interface NewsletterFormProps {
  source: NewsletterSource;
  /** Id of the e-mail field; each box of a page needs its own. */
  id: string;
}

/** The box by which anybody subscribes: an e-mail address and nothing else, confirmed from a mail. Fits dark and light grounds. */
export function NewsletterForm({ source, id }: NewsletterFormProps) {
  const isAlive = useScripts();
  const { error, isPending, isDone, onSubmit } = useSubscription(source);
  if (isDone) return <Subscribed />;
  return (
    <Box noValidate onSubmit={onSubmit}>
      <noscript>
        <p>{strings.noScript}</p>
      </noscript>
      <Label htmlFor={id}>{strings.email}</Label>
      <Problem id={`${id}-error`} role="alert">
        {error}
      </Problem>
      <Fields disabled={!isAlive}>
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
        <Button type="submit" isPending={isPending} isDisabled={!isAlive}>
          {strings.subscribe}
        </Button>
      </Fields>
      <Consent id={`${id}-consent`}>
        {NEWSLETTER_CONSENTS[NEWSLETTER_CONSENT]} <Link to="/legal/confidentialitate">{strings.privacy}</Link>
      </Consent>
    </Box>
  );
}

/* Takes the place of the form, and the focus that was on its button. */
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

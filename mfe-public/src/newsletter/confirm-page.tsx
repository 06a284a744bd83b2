import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { Button } from '@psp/design-system/button';
import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
import { SelectField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { NewsletterForm } from '@psp/remote/newsletter/newsletter-form';
import { type FormEvent, useState } from 'react';
import { api } from '../common/api.ts';
import { Done, Failure, LinkScreen } from './link-screen.tsx';
import { messages } from './messages.ts';
import { useAct, useToken } from './use-link.ts';

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));
const counties = optionsOf(COUNTIES).toSorted((one, other) => one.label.localeCompare(other.label, 'ro'));
const domains = optionsOf(DOMAINS);

/** Where the mail of a subscription leads: a press confirms it, since mail scanners open links but press nothing. */
export function ConfirmPage() {
  const token = useToken();
  const { outcome, run } = useAct();
  const [county, setCounty] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  if (token === null) return <LinkScreen title={messages.confirmTitle} lead={messages.working} />;
  if (token === '') return <AskAgain title={messages.noLinkTitle} lead={messages.noLinkConfirm} />;
  if (outcome.kind === 'invalid')
    return <AskAgain title={messages.invalidTitle} lead={messages.invalidConfirm} isAnswer />;
  if (outcome.kind === 'done') {
    return (
      <LinkScreen title={messages.confirmedTitle} isAnswer>
        <Done>{messages.confirmedText}</Done>
      </LinkScreen>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { token, countyCode: county || null, domains: chosen };
    void run(() => api.post('/newsletter/subscriptions/confirm', body));
  };
  return (
    <LinkScreen title={messages.confirmTitle} lead={messages.confirmLead}>
      <form onSubmit={submit} noValidate>
        <Stack gap={24}>
          <SelectField
            label={messages.county}
            hint={messages.countyHint}
            options={[{ value: '', label: messages.allCounties }, ...counties]}
            value={county}
            onChange={setCounty}
            isOptional
          />
          <CheckboxGroupField
            label={messages.domains}
            hint={messages.domainsHint}
            options={domains}
            value={chosen}
            onChange={setChosen}
            isOptional
          />
          <Failure outcome={outcome} />
          <div>
            <Button type="submit" isPending={outcome.kind === 'working'} pendingLabel={messages.confirming}>
              {messages.confirm}
            </Button>
          </div>
        </Stack>
      </form>
    </LinkScreen>
  );
}

function AskAgain(screen: { title: string; lead: string; isAnswer?: boolean }) {
  return (
    <LinkScreen {...screen}>
      <NewsletterForm source="footer" id="newsletter-again" />
    </LinkScreen>
  );
}

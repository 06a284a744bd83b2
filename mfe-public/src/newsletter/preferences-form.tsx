import { type SubscriptionPreferences, subscriptionPreferences } from '@psp/contracts/newsletter';
import { Button } from '@psp/design-system/button';
import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
import { SelectField } from '@psp/design-system/select-field';
import { Stack } from '@psp/design-system/page';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import type { FormField } from '@psp/features/forms/ui/use-fields';
import { countyOptions, domainOptions } from '@psp/remote/options';
import type { ReactNode } from 'react';
import { Done, Failure, isInvalidLink, LinkScreen } from './link-screen.tsx';
import { strings } from './strings.ts';

/** Preferences of a subscription as form values. */
interface Preferences {
  countyCode: string | null;
  domains: string[];
}

interface PreferencesFormProps {
  stored: Preferences;
  words: { title: string; lead: string; submit: string; pending: string; doneTitle: string; doneText: string };
  send: (preferences: SubscriptionPreferences) => Promise<unknown>;
  /** Replaces the form when the link is no longer valid. */
  invalid: ReactNode;
}

const COUNTIES = [{ value: '', label: strings.allCounties }, ...countyOptions];

/** Form for the county and domains of a subscription; `send` submits it. */
export function PreferencesForm({ stored, words, send, invalid }: PreferencesFormProps) {
  const form = useActForm<Preferences, SubscriptionPreferences>({
    ...{ blank: { countyCode: stored.countyCode, domains: stored.domains }, schema: subscriptionPreferences, send },
  });
  if (isInvalidLink(form.error)) return invalid;
  if (form.isDone) {
    return (
      <LinkScreen title={words.doneTitle} isAnswer>
        <Done>{words.doneText}</Done>
      </LinkScreen>
    );
  }
  return (
    <LinkScreen title={words.title} lead={words.lead}>
      <form onSubmit={form.submit} noValidate>
        <Stack gap={24}>
          <CountyField {...form.field('countyCode')} />
          <CheckboxGroupField
            {...form.field('domains')}
            label={strings.domains}
            hint={strings.domainsHint}
            options={domainOptions}
            isOptional
          />
          <Failure error={form.error} />
          <div>
            <Button type="submit" isPending={form.isPending} pendingLabel={words.pending}>
              {words.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </LinkScreen>
  );
}

function CountyField({ value, onChange, ...field }: FormField<string | null>) {
  return (
    <SelectField
      {...field}
      label={strings.county}
      hint={strings.countyHint}
      options={COUNTIES}
      value={value ?? ''}
      onChange={(code) => onChange(code || null)}
      isOptional
    />
  );
}

import { CUI_MESSAGES, cuiProblem, normaliseCui } from '@psp/contracts/cui';
import { correctIdentity } from '@psp/contracts/identity-corrections';
import type { OrganisationView } from '@psp/contracts/users';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useId } from 'react';
import { CHANGED } from '../common/changed.ts';
import { identityStrings as strings } from './identity-strings.ts';
import { organisations } from './queries.ts';

const FIELDS = correctIdentity.omit({ version: true });

/** Corrects the tax code and the trade register number of a firm, with a reason for the firm. */
export function IdentityButton({ organisation }: { organisation: OrganisationView }) {
  const { id, version, name, actions, cui, badge } = organisation;
  const form = useActForm({
    blank: { cui: cui ?? '', cuiConfirmed: false, registrationNumber: badge?.registrationNumber ?? '', reason: '' },
    ids: { cui: useId(), cuiConfirmed: useId(), registrationNumber: useId(), reason: useId() },
    schema: FIELDS,
    missing: { reason: strings.reasonMissing },
    codes: { 'organisation.cui_exists': 'cui' },
    send: (corrected) =>
      organisations.call('POST /organisations/:id/identity', { id, body: { ...corrected, version } }),
    refreshes: CHANGED,
    done: strings.done,
    about: name,
  });
  const isOdd = cuiProblem(normaliseCui(form.values.cui)) === 'control-digit' && form.values.cui !== cui;
  return (
    <AskButton
      act={form}
      label={strings.label}
      title={strings.title(name)}
      variant="secondary"
      size="small"
      isOffered={actions.includes('correctIdentity')}
    >
      <p>{strings.text}</p>
      <TextField {...form.field('cui')} label={strings.cui} maxLength={20} />
      {isOdd ? (
        <CheckboxField {...form.field('cuiConfirmed')} label={strings.confirmed} hint={CUI_MESSAGES['control-digit']} />
      ) : null}
      <TextField
        {...form.field('registrationNumber')}
        label={strings.register}
        hint={strings.registerHint}
        maxLength={30}
        isOptional
      />
      <TextAreaField
        {...form.field('reason')}
        label={strings.reason}
        hint={strings.reasonHint}
        rows={4}
        maxLength={2000}
      />
    </AskButton>
  );
}

import { MISSING_FIELDS } from '@psp/contracts/registrations';
import { NO_PASSWORD, weakPassword } from '@psp/features/accounts/ui/new-password';
import { passwordErrors } from '@psp/features/accounts/ui/strength';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useEffect } from 'react';
import { NO_CONSENT } from '../consent/consents.tsx';
import { useConsentVersion } from '../consent/version.ts';
import type { Flow } from './flow.ts';
import { loadRules } from './judge.ts';
import { identity } from './queries.ts';
import { refusedSignUp, SignUpRefusal } from './sign-up-refusal.ts';
import type { PersonValues } from './values.ts';

/** What is held in memory only: a password is never written to this device. */
export const NO_SECRETS = { ...NO_PASSWORD, ...NO_CONSENT };
export type Secrets = typeof NO_SECRETS;

const schema = () => loadRules().then((rules) => rules.secrets);

const isEmpty = (secrets: Secrets, name: string): boolean => !Reflect.get(secrets, name) && name in secrets;

/** The last step: password and consents are checked on sending, then again at every change; the same thing sent twice makes one registration. */
export function useCheckForm<T extends PersonValues>(
  { flow, values }: { flow: Flow<T>; values: T },
  { secrets, onSecrets }: { secrets: Secrets; onSecrets: (secrets: Secrets) => void },
  onSent: (email: string) => void,
) {
  const consent = useConsentVersion();
  const form = useActForm({
    blank: secrets,
    schema,
    check: ({ password, confirmation }) => passwordErrors(password, confirmation, flow.personal(values)),
    send: async ({ confirmation: _, ...given }) => {
      const { bodies } = await loadRules();
      const body = bodies[flow.kind].safeParse(flow.body(values)).data;
      if (!body) return null;
      try {
        const termsVersion = await consent.ask();
        await identity.call('POST /signup', { body: { ...body, ...given, termsVersion } });
      } catch (error) {
        consent.forgetStale(error);
        throw await refusedSignUp(error, flow, values);
      }
      return body.email;
    },
    onDone: (email) => email && onSent(email),
    explain: (error) => (error instanceof SignUpRefusal ? error.told : weakPassword(error)),
  });
  const { subscribe } = form.form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values: now }) => onSecrets({ ...now }) }),
    [subscribe, onSecrets],
  );
  const isMissing = form.problems.some(({ id }) => isEmpty(form.values, id));
  return {
    ...form,
    problems: isMissing ? [{ id: '', message: MISSING_FIELDS }, ...form.problems] : form.problems,
    owner: form.error instanceof SignUpRefusal ? form.error.owner : null,
  };
}

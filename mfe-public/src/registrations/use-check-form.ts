import { MISSING_FIELDS, signUp } from '@psp/contracts/registrations';
import { showToast } from '@psp/design-system/toast';
import { useState } from 'react';
import { passwordErrors } from '@psp/features/accounts/ui/strength';
import { type ConsentValues, NO_CONSENT } from '../consent/consents.tsx';
import type { Flow } from './flow.ts';
import { strings } from './strings.ts';
import type { Problem } from './problems.ts';
import { useSubmit } from './use-submit.ts';
import type { PersonValues } from './values.ts';

/** What is held in memory only: a password is never written to this device. */
export interface Secrets extends ConsentValues {
  password: string;
  confirmation: string;
}
export const NO_SECRETS: Secrets = { password: '', confirmation: '', ...NO_CONSENT };

const consents = signUp.options[0].pick({ acceptsTerms: true, acceptsProcessing: true });

function consentProblems({ acceptsTerms, acceptsProcessing }: ConsentValues): Problem[] {
  const { error } = consents.safeParse({ acceptsTerms, acceptsProcessing });
  const issues = error?.issues ?? [];
  return issues.map(({ path, message }) => ({ id: String(path[0]), message, isMissing: true }));
}

/** State of the last step: password and consents are checked on sending, then again at every change. */
export function useCheckForm<T extends PersonValues>(
  flow: Flow<T>,
  values: T,
  secrets: Secrets,
  onSent: (email: string) => void,
) {
  const [tries, setTries] = useState(0);
  const { refusal, isBusy, send } = useSubmit(flow, values, onSent);
  const reasons = refusal && refusal.password === secrets.password ? refusal.reasons : [];
  const wrong = (): Problem[] => {
    const { password, confirmation } = secrets;
    const found = passwordErrors(password, confirmation, flow.personal(values), reasons);
    const own = (['password', 'confirmation'] as const).flatMap((id): Problem[] => {
      const message = found[id];
      return message ? [{ id, message, isMissing: secrets[id] === '' }] : [];
    });
    return [...own, ...consentProblems(secrets)];
  };
  const problems = tries > 0 ? [...(refusal?.problems ?? []), ...wrong()] : [];

  const submit = () => {
    const found = wrong();
    setTries(tries + 1);
    if (found.length === 0) void send(secrets.password).then(() => setTries(tries + 2));
    else if (found.some(({ isMissing }) => isMissing)) {
      showToast({ title: strings.errorTitle, message: MISSING_FIELDS, tone: 'danger' });
    } else if (found[0]) showToast({ title: strings.errorTitle, message: found[0].message, tone: 'danger' });
  };
  const errorOf = (id: string) => problems.find((problem) => problem.id === id)?.message;
  return { problems, errorOf, tries, reasons, isBusy, submit, owner: refusal?.owner ?? null };
}

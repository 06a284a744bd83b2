import type { PasswordReason } from '@psp/contracts/passwords';
import { showToast } from '@psp/design-system/toast';
import { isApiError } from '@psp/remote/api-error';
import { fieldErrors } from '@psp/remote/forms';
import { useState } from 'react';
import { useConsentVersion } from '../consent/version.ts';
import { weakReasons } from '@psp/features/accounts/ui/strength';
import type { Flow } from './flow.ts';
import { strings, sending } from './strings.ts';
import type { Problem } from './problems.ts';
import { identity } from './queries.ts';
import type { KnownOrganisation, PersonValues } from './values.ts';

interface Refusal {
  problems: Problem[];
  /** Why the server refuses the password, and which one. */
  reasons: PasswordReason[];
  password: string;
  owner: KnownOrganisation | null;
}

const nothing: Omit<Refusal, 'password'> = { problems: [], reasons: [], owner: null };

/* A refusal is told in the server's words; anything else (no connection, a fault) in the form's own first. */
function sentences(error: unknown, failure: string): Problem[] {
  if (!isApiError(error)) return [{ id: '', message: failure }];
  if (error.status >= 400 && error.status < 500) return [{ id: '', message: error.message }];
  return [failure, error.message].map((message) => ({ id: '', message }));
}

async function refusalOf<T extends PersonValues>(
  error: unknown,
  flow: Flow<T>,
  values: T,
): Promise<Omit<Refusal, 'password'>> {
  const reasons = weakReasons(error);
  if (reasons) return { ...nothing, reasons };
  const code = isApiError(error) ? error.code : '';
  const fields = Object.entries(fieldErrors(error));
  if (code === 'registration.cui_exists') {
    return { ...nothing, problems: sentences(error, ''), owner: (await flow.findOwner?.()) ?? null };
  }
  const isFile =
    code === 'not_found' || code.startsWith('file.') || fields.some(([path]) => path.startsWith('attachment'));
  if (flow.dropFile && isFile) {
    flow.dropFile();
    return { ...nothing, problems: [{ id: 'attachment', message: sending.fileGone }] };
  }
  if (fields.length === 0) return { ...nothing, problems: sentences(error, sending.failures[flow.kind]) };
  return { ...nothing, problems: fields.map(([path, message]) => ({ id: flow.fieldAt(path, values), message })) };
}

/** Sends a sign-up. What was refused stays until the next try; the same thing sent twice makes one registration. */
export function useSubmit<T extends PersonValues>(flow: Flow<T>, values: T, onSent: (email: string) => void) {
  const consent = useConsentVersion();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const send = async (password: string) => {
    const data = flow.body(values);
    if (isBusy || !data) return;
    setBusy(true);
    setRefusal(null);
    try {
      const consents = { acceptsTerms: true, acceptsProcessing: true, termsVersion: await consent.ask() };
      const body = { ...data, password, ...consents };
      await identity.post('/signup', body);
      onSent(data.email);
    } catch (error) {
      consent.forgetStale(error);
      const found = await refusalOf(error, flow, values);
      setRefusal({ ...found, password });
      const message = found.problems[0]?.message ?? (isApiError(error) ? error.message : sending.failures[flow.kind]);
      showToast({ title: strings.errorTitle, message, tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, refusal, send };
}

import { MISSING_FIELDS } from '@psp/contracts/words/registrations';
import { NO_PASSWORD, weakPassword } from '@psp/features/accounts/ui/new-password';
import { passwordErrors, weakReasons } from '@psp/features/accounts/ui/strength';
import type { RefusalMessages } from '@psp/features/forms/ui/refusal-messages';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { isApiError } from '@psp/remote/api-error';
import { fieldErrors } from '@psp/remote/forms';
import { useEffect } from 'react';
import { NO_CONSENT } from '../consent/consents.tsx';
import { useConsentVersion } from '../consent/version.ts';
import type { Flow } from './flow.ts';
import { loadRules } from './lazy-rules.ts';
import { identity } from './queries.ts';
import { sending } from './strings.ts';
import type { KnownOrganisation, PersonValues } from './values.ts';

/** Blank values that are held in memory only; a password is never stored. */
export const NO_SECRETS = { ...NO_PASSWORD, ...NO_CONSENT };
export type Secrets = typeof NO_SECRETS;

const schema = () => loadRules().then((rules) => rules.secrets);

const isEmpty = (secrets: Secrets, name: string): boolean => !Reflect.get(secrets, name) && name in secrets;

/** A failed sign-up with the messages of its form. */
class SignUpRefusal extends Error {
  /** Messages by field, for the fields of all steps. */
  readonly messages: RefusalMessages;
  /** The organisation that already has the tax code. */
  readonly owner: KnownOrganisation | null;

  constructor(messages: RefusalMessages, owner: KnownOrganisation | null = null) {
    super(messages[0]?.[1]);
    this.messages = messages;
    this.owner = owner;
  }
}

/* A 4xx has the server's message; other failures (no connection, 5xx) start with the form's own. */
function sentences(error: Error, failure: string): RefusalMessages {
  if (!isApiError(error)) return [['', failure]];
  const isRefused = error.status >= 400 && error.status < 500;
  return isRefused ? [['', error.message]] : [failure, error.message].map((message) => ['', message]);
}

/**
 * Converts the error of a sign-up to a `SignUpRefusal`; a weak password is returned unchanged. Looks up the owner of a registered
 * tax code, and drops a file that the service no longer has.
 */
async function toRefusal<T extends PersonValues>(error: unknown, flow: Flow<T>, values: T): Promise<Error> {
  const cause = error instanceof Error ? error : new Error(String(error));
  if (weakReasons(error)) return cause;
  const code = isApiError(error) ? error.code : '';
  const fields = Object.entries(fieldErrors(error));
  if (code === 'registration.cui_exists')
    return new SignUpRefusal(sentences(cause, ''), (await flow.findOwner?.()) ?? null);
  const isFile =
    code === 'not_found' || code.startsWith('file.') || fields.some(([path]) => path.startsWith('attachment'));
  if (flow.dropFile && isFile) {
    flow.dropFile();
    return new SignUpRefusal([['attachment', sending.fileGone]]);
  }
  if (fields.length === 0) return new SignUpRefusal(sentences(cause, sending.failures[flow.kind]));
  return new SignUpRefusal(fields.map(([path, message]) => [flow.fieldAt(path, values), message]));
}

/**
 * State of the last step. Password and consents are validated on submit and after that on every change. Submitting the same
 * values twice creates one registration.
 */
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
        await identity.call('POST /signup', { body: { ...body, ...given, ...(await consent.read()) } });
      } catch (error) {
        consent.forgetStale(error);
        throw await toRefusal(error, flow, values);
      }
      return body.email;
    },
    onDone: (email) => email && onSent(email),
    explain: (error) => (error instanceof SignUpRefusal ? error.messages : weakPassword(error)),
  });
  const { subscribe } = form.form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values: now }) => onSecrets({ ...now }) }),
    [subscribe, onSecrets],
  );
  const isMissing = form.problems.some(({ id }) => isEmpty(form.values, id));
  return {
    ...form,
    words: consent.words,
    problems: isMissing ? [{ id: '', message: MISSING_FIELDS }, ...form.problems] : form.problems,
    owner: form.error instanceof SignUpRefusal ? form.error.owner : null,
  };
}

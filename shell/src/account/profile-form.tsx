import { loadSession } from '@psp/auth/session';
import type { AccountView } from '@psp/contracts/accounts';
import { normalisePhone, showPhone } from '@psp/contracts/phone';
import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/fields';
import { showToast } from '@psp/design-system/toast';
import { isApiError } from '@psp/remote/api-error';
import { useState } from 'react';
import { Form } from '@psp/features/accounts/ui/form';
import { strings } from './strings.ts';
import { Answer, Notice } from '@psp/design-system/notice';
import { identity, useFreshAccount, useKnownAccount } from './queries.ts';
import { refusal } from '@psp/features/accounts/ui/refusal';
import { useSectionTitle } from './section.ts';
import { StaleNotice } from './stale-notice.tsx';
import { useSubmit } from '@psp/features/accounts/ui/use-submit';
import type { Problem } from '@psp/remote/act/problems';

type Profile = Record<'displayName' | 'position' | 'phone', string>;

const profileOf = ({ displayName, position, phone }: AccountView): Profile => ({
  displayName,
  position,
  phone: phone ? showPhone(phone) : '',
});

const rowsOf = ({ displayName, position, phone }: Profile) => [
  { term: strings.name, detail: displayName },
  { term: strings.position, detail: position || strings.none },
  { term: strings.phone, detail: phone || strings.none },
];

function problemsOf({ displayName, phone }: Profile): Problem[] {
  const errors: Problem[] = [];
  if (!displayName.trim()) errors.push({ id: 'displayName', message: strings.nameMissing });
  if (phone.trim() && normalisePhone(phone) === null) errors.push({ id: 'phone', message: strings.phoneShape });
  return errors;
}

/** Name, position and phone. What was changed elsewhere meanwhile is shown, and nothing typed is lost. */
export function ProfileForm({ account }: { account: AccountView }) {
  const { values, version, isSaved, isStale, set, form, useSaved } = useProfile(account);
  const field = (name: keyof Profile) => ({
    ...form.fieldOf(name),
    name,
    value: values[name],
    onChange: (value: string) => set(name, value),
  });
  useSectionTitle(strings.personal, form.errors.length > 0);
  return (
    <>
      {isStale ? (
        <StaleNotice key={version} lead={strings.stale} rows={rowsOf(profileOf(account))} onUse={useSaved} />
      ) : null}
      <Form errors={form.errors} onSubmit={form.submit} aria-label={strings.profileTitle}>
        <TextField {...field('displayName')} label={strings.name} autoComplete="name" maxLength={120} />
        <TextField
          {...field('position')}
          label={strings.position}
          autoComplete="organization-title"
          maxLength={120}
          isOptional
        />
        <TextField
          {...field('phone')}
          type="tel"
          label={strings.phone}
          hint={strings.phoneHint}
          autoComplete="tel"
          maxLength={30}
          isOptional
        />
        <Button type="submit" isPending={form.isBusy} pendingLabel={strings.saving}>
          {strings.save}
        </Button>
      </Form>
      <Answer role="status">{isSaved ? <Notice tone="success">{strings.profileSaved}</Notice> : null}</Answer>
    </>
  );
}

function useProfile(account: AccountView) {
  const [values, setValues] = useState(() => profileOf(account));
  // The version that the person has seen; another one on the server is another save.
  const [version, setVersion] = useState(account.version);
  const [isStale, setStale] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const fresh = useFreshAccount();
  const known = useKnownAccount();
  const take = (next: AccountView) => {
    setVersion(next.version);
    setValues(profileOf(next));
    setStale(false);
  };
  const form = useSubmit({
    check: () => problemsOf(values),
    send: async () => {
      const phone = normalisePhone(values.phone);
      const { displayName, position } = values;
      const body = { displayName: displayName.trim(), position: position.trim(), phone, version };
      try {
        const saved = await identity.put<AccountView>('/user', body);
        known(saved);
        take(saved);
      } catch (error) {
        if (!isApiError(error) || error.code !== 'version.stale') throw error;
        setVersion((await fresh()).version);
        setStale(true);
        return;
      }
      setSaved(true);
      showToast({ title: strings.doneTitle, message: strings.profileSaved, tone: 'success' });
      // The name stands in the header too.
      loadSession().catch(() => {});
    },
    explain: (error) => refusal(error, { displayName: 'displayName', position: 'position', phone: 'phone' }),
  });
  const set = (name: keyof Profile, value: string) => {
    setSaved(false);
    setValues({ ...values, [name]: value });
  };
  return { values, version, isSaved, isStale, set, form, useSaved: () => take(account) };
}

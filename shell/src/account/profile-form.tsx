import { loadSession } from '@psp/auth/session';
import type { AccountView } from '@psp/contracts/accounts';
import { normalisePhone, showPhone } from '@psp/contracts/phone';
import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/fields';
import { showToast } from '@psp/design-system/toast';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { Form } from '@psp/features/accounts/ui/form';
import { strings } from './strings.ts';
import { Answer, Notice } from '@psp/design-system/notice';
import { identity } from './queries.ts';
import { refusal } from '@psp/features/accounts/ui/refusal';
import { useSectionTitle } from './section.ts';
import { SavedElsewhere } from './saved-elsewhere.tsx';
import { useAccountPart } from './use-account-part.ts';
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
  const { editor, problems, errorOf, isSaved, submit } = useProfile(account);
  const field = (name: keyof Profile) => ({
    ...{ id: name, name, error: errorOf(name), value: editor.text[name] },
    onChange: (value: string) => editor.change({ ...editor.text, [name]: value }),
  });
  useSectionTitle(strings.personal, problems.length > 0);
  return (
    <>
      <RestoredNotice editor={editor} />
      <SavedElsewhere editor={editor} lead={strings.stale} rowsOf={(now) => rowsOf(profileOf(now))} />
      <Form errors={problems} onSubmit={() => void submit()} aria-label={strings.profileTitle}>
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
        <Button type="submit" isPending={editor.state.kind === 'saving'} pendingLabel={strings.saving}>
          {strings.save}
        </Button>
      </Form>
      <Answer role="status">{isSaved ? <Notice tone="success">{strings.profileSaved}</Notice> : null}</Answer>
    </>
  );
}

function useProfile(account: AccountView) {
  return useAccountPart<Profile>(account, {
    name: 'profile',
    contentOf: profileOf,
    save: ({ displayName, position, phone }, version) =>
      identity.put<AccountView>('/user', {
        ...{ displayName: displayName.trim(), position: position.trim() },
        ...{ phone: normalisePhone(phone), version },
      }),
    check: problemsOf,
    refused: (error) => refusal(error, { displayName: 'displayName', position: 'position', phone: 'phone' }),
    onSaved: () => {
      showToast({ title: strings.doneTitle, message: strings.profileSaved, tone: 'success' });
      // The name stands in the header too.
      loadSession().catch(() => {});
    },
  });
}

import { loadSession } from '@psp/auth/session';
import { type AccountView, editAccount } from '@psp/contracts/accounts';
import { showPhone } from '@psp/contracts/phone';
import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/fields';
import { showToast } from '@psp/design-system/toast';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { Form } from '@psp/features/forms/ui/form';
import { strings } from './strings.ts';
import { Answer, Notice } from '@psp/design-system/notice';
import { identity } from './queries.ts';
import { useSectionTitle } from './section.ts';
import { SavedElsewhere } from './saved-elsewhere.tsx';
import { useAccountPart } from './use-account-part.ts';

const profile = editAccount.omit({ version: true });
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

/** Name, position and phone. What was changed elsewhere meanwhile is shown, and nothing typed is lost. */
export function ProfileForm({ account }: { account: AccountView }) {
  const form = useProfile(account);
  const { editor, field, isSaved } = form;
  useSectionTitle(strings.personal, form.problems.length > 0);
  return (
    <>
      <RestoredNotice editor={editor} />
      <SavedElsewhere editor={editor} lead={strings.stale} rowsOf={(now) => rowsOf(profileOf(now))} />
      <Form of={form} aria-label={strings.profileTitle}>
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
  return useAccountPart(account, {
    name: 'profile',
    contentOf: profileOf,
    schema: profile,
    missing: { displayName: strings.nameMissing },
    save: (text, version) => identity.call('PUT /user', { body: { ...profile.parse(text), version } }),
    onSaved: () => {
      showToast({ title: strings.doneTitle, message: strings.profileSaved, tone: 'success' });
      // The name stands in the header too.
      loadSession().catch(() => {});
    },
  });
}

import { loadSession } from '@psp/auth/session';
import { type AccountView, changeEmail, editAccount } from '@psp/contracts/accounts';
import { showPhone } from '@psp/contracts/phone';
import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/text-fields';
import { formatDateTime } from '@psp/design-system/format';
import { Answer, Notice } from '@psp/design-system/notice';
import { Row, Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { Unbroken } from '@psp/design-system/unbroken';
import { CurrentPasswordField } from '@psp/features/accounts/ui/current-password-field';
import { Form } from '@psp/features/forms/ui/form';
import type { Checks } from '@psp/features/forms/ui/resolver';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useSavedForm } from '@psp/features/forms/ui/use-saved-form';
import { refusalOf } from '@psp/remote/act/refusal';
import { useAct } from '@psp/remote/act/use-act';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { useEditor } from '@psp/remote/editor/use-editor';
import { useState } from 'react';
import { Panel } from './panel.tsx';
import { accountQuery, identity, useRefetchAccount, usePatchAccount } from './queries.ts';
import { SavedElsewhere } from './saved-elsewhere.tsx';
import { useAccount, useSectionTitle } from './section.ts';
import { strings } from './strings.ts';

/** Changes the sign-in address. The new address takes effect when the link sent to it is opened. */
function EmailForm({ email: current }: { email: string }) {
  const [sentTo, setSentTo] = useState('');
  const refetchAccount = useRefetchAccount();
  const form = useActForm({
    blank: { email: '', password: '' },
    ids: { email: 'new-email', password: 'email-password' },
    schema: changeEmail,
    missing: { email: strings.newEmailMissing, password: strings.passwordMissing },
    check: ({ email }) => (email.trim().toLowerCase() === current.toLowerCase() ? { email: strings.sameEmail } : {}),
    codes: { 'account.password_wrong': 'password' },
    send: async (body) => {
      setSentTo('');
      await identity.call('POST /user/email', { body });
      await refetchAccount().catch(() => undefined);
    },
    onDone: (_, { email }) => setSentTo(email),
    clears: true,
  });
  useSectionTitle(strings.personal, form.problems.length > 0);
  return (
    <>
      <Form of={form} aria-label={strings.emailTitle}>
        <TextField
          {...form.field('email')}
          name="new-email"
          type="email"
          label={strings.newEmail}
          autoComplete="email"
        />
        <CurrentPasswordField {...form.field('password')} name="current-password" label={strings.password} />
        <Button type="submit" isPending={form.isPending} pendingLabel={strings.changing}>
          {strings.changeEmail}
        </Button>
      </Form>
      <Answer role="status">{sentTo ? <Notice tone="success">{strings.emailSent(sentTo)}</Notice> : null}</Answer>
    </>
  );
}

/** Shows an address that is not confirmed yet, with buttons to send its link again and to cancel the change. */
function PendingEmail({ pending }: { pending: AccountView['pendingEmail'] }) {
  const { run, input, isPending, isDone, error } = useAct({
    send: (action: Action) =>
      action === 'resend' ? identity.call('POST /user/email/resend') : identity.call('POST /user/email/cancel'),
    refreshes: [accountQuery().queryKey],
  });
  const resent = pending ? strings.resent(pending.email) : null;
  const done = input === 'cancel' ? strings.cancelled : resent;
  return (
    <>
      {pending ? (
        <Notice tone="info">
          <span>
            <strong>{strings.pendingEmail(pending.email)}</strong> <Unbroken>{strings.pendingText}</Unbroken>{' '}
            {strings.pendingUntil(formatDateTime(pending.expiresAt))}
          </span>
          <Buttons running={isPending ? input : undefined} run={run} />
        </Notice>
      ) : null}
      <Answer role="status">{isDone && done ? <Notice tone="success">{done}</Notice> : null}</Answer>
      <Answer role="alert">{error ? <Notice tone="warning">{refusalOf(error)}</Notice> : null}</Answer>
    </>
  );
}

type Action = 'resend' | 'cancel';

function Buttons({ running, run }: { running: Action | undefined; run: (action: Action) => void }) {
  return (
    <Row gap={12}>
      <Button
        variant="secondary"
        size="small"
        isPending={running === 'resend'}
        pendingLabel={strings.resending}
        onPress={() => run('resend')}
      >
        {strings.resend}
      </Button>
      <Button
        variant="quiet"
        size="small"
        isPending={running === 'cancel'}
        pendingLabel={strings.cancelling}
        onPress={() => run('cancel')}
      >
        {strings.cancelChange}
      </Button>
    </Row>
  );
}

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

/** Name, position and phone. A conflicting change is shown beside the typed text, which is kept. */
function ProfileForm({ account }: { account: AccountView }) {
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

interface Part<Text, Output> extends Checks<Text, Output> {
  name: string;
  contentOf: (account: AccountView) => Text;
  /** Saves the text on top of that version of the account. */
  save: (text: Text, version: number) => Promise<AccountView>;
  onSaved: () => void;
}

/** State of a form for one part of the account; other forms and tabs may change the account at the same time. */
function useAccountPart<Text extends object, Output>(account: AccountView, part: Part<Text, Output>) {
  const [isSaved, setSaved] = useState(false);
  const patchAccount = usePatchAccount();
  const editor = useEditor<Text, AccountView>({
    view: account,
    blank: part.contentOf(account),
    contentOf: part.contentOf,
    nameOf: () => `account:${part.name}`,
    save: (text, base) => part.save(text, (base ?? account).version),
    read: useRefetchAccount(),
    onSaved: patchAccount,
  });
  const form = useSavedForm(editor, part);
  /* After a conflict the saved values are shown; saving again then overwrites them with the user's text. */
  const save = async () => {
    setSaved(false);
    await editor.keepMine();
    if (!(await form.save())) return;
    setSaved(true);
    part.onSaved();
  };
  return { ...form, editor, isSaved: isSaved && !editor.isUnsaved, submit: () => void save() };
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

/** Section with the user's profile and sign-in address. */
export function PersonalSection() {
  const account = useAccount();
  useSectionTitle(strings.personal);
  return (
    <Stack gap={24}>
      <Panel title={strings.profileTitle}>
        <p>{strings.profileLead}</p>
        <ProfileForm account={account} />
      </Panel>
      <Panel title={strings.emailTitle}>
        <p>{strings.emailLead(account.email)}</p>
        <PendingEmail pending={account.pendingEmail} />
        <EmailForm email={account.email} />
      </Panel>
    </Stack>
  );
}

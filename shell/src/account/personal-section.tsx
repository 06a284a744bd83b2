import { EmailForm } from './email-form.tsx';
import { strings } from './strings.ts';
import { Panel } from './panel.tsx';
import { PendingEmail } from './pending-email.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useAccount, useSectionTitle } from './section.ts';
import { Stack } from '@psp/design-system/page';

/** Who the person is, and the address they sign in with. */
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

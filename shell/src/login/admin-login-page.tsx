import { PageHeader } from '@psp/design-system/page';
import { LoginBox } from './login-box.tsx';
import { adminWords } from './messages.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Sign-in of the association's staff. */
export function AdminLoginPage() {
  return (
    <LoginBox>
      <PageHeader title={adminWords.title} />
      <SignInForm screen="admin" words={adminWords} />
    </LoginBox>
  );
}

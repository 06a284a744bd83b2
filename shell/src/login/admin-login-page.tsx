import { LoginBox } from '@psp/features/accounts/ui/login-box';
import { LoginNotice } from './login-notice.tsx';
import { adminWords } from './strings.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Sign-in page of the association's staff. */
export function AdminLoginPage() {
  return (
    <LoginBox>
      <SignInForm screen="admin" words={adminWords} top={<LoginNotice />} />
    </LoginBox>
  );
}

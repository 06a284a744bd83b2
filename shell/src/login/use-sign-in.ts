import { signIn } from '@psp/auth/session';
import { returnPath } from '@psp/auth/session/areas';
import { SessionError } from '@psp/auth/session/request';
import { showToast } from '@psp/design-system/toast';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { messages, notAdmin, type SignInWords } from './messages.ts';

export interface FormError {
  /** Id of the field the message belongs to; '' for the form as a whole. */
  id: 'email' | 'password' | '';
  message: string;
}

interface SignInForm {
  email: string;
  password: string;
  setEmail: (value: string) => void;
  setPassword: (value: string) => void;
  /** What the server refused, or what is missing; empty before the first submit. */
  errors: FormError[];
  isBusy: boolean;
  submit: () => void;
}

function missingIn(email: string, password: string): FormError[] {
  const errors: FormError[] = [];
  if (!email.trim()) errors.push({ id: 'email', message: messages.emailMissing });
  if (!password) errors.push({ id: 'password', message: messages.passwordMissing });
  return errors;
}

/* A refusal is told in the server's words; anything else (no connection, a fault) in the screen's own. */
function noticeFor(error: unknown, words: SignInWords): { title: string; message: string } {
  if (!(error instanceof SessionError) || error.status === 0 || error.status >= 500 || !error.message)
    return words.unexpected;
  return error.code === 'auth.not_admin' ? notAdmin : { title: words.failedTitle, message: error.message };
}

/**
 * State of a sign-in form. Fields are checked on submit and then again as they are edited; after success the browser
 * goes where `inapoi` asks, or to the dashboard of the person's own kind.
 */
export function useSignIn(screen: 'member' | 'admin', words: SignInWords): SignInForm {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const missing = isChecked ? missingIn(email, password) : [];
  const errors = refusal ? [...missing, { id: '' as const, message: refusal }] : missing;

  const send = async () => {
    setBusy(true);
    try {
      const session = await signIn({ email: email.trim(), password }, screen);
      showToast({ ...words.success, tone: 'success' });
      await navigate(returnPath(search.get('inapoi'), session.organisation.kind), { replace: true });
    } catch (error) {
      const notice = noticeFor(error, words);
      showToast({ ...notice, tone: 'danger' });
      setRefusal(notice.message);
    } finally {
      setBusy(false);
    }
  };

  const submit = () => {
    if (isBusy) return;
    setChecked(true);
    setRefusal(null);
    if (missingIn(email, password).length > 0) showToast({ ...words.missing, tone: 'danger' });
    else void send();
  };

  return { email, password, setEmail, setPassword, errors, isBusy, submit };
}

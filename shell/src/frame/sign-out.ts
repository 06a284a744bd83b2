import { signOut } from '@psp/auth/session';
import { showToast } from '@psp/design-system/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { strings } from './strings.ts';

/** Signs out of this device and goes to the home page; a failure is told and changes nothing. */
export function useSignOut(): { isPending: boolean; leave: () => void } {
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const leave = () => {
    setPending(true);
    signOut({ scope: 'local' })
      .then(() => navigate('/'))
      .catch(() => showToast({ title: strings.signOutFailedTitle, message: strings.signOutFailed, tone: 'danger' }))
      .finally(() => setPending(false));
  };
  return { isPending, leave };
}

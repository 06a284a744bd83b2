import { changePassword } from '@psp/contracts/accounts';
import { repetition } from '@psp/features/accounts/ui/repetition';

export const newPassword = changePassword.extend(repetition);

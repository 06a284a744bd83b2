import type { PaymentAccount } from '@psp/contracts/settings';
import type { Setting } from '../../operating/settings/settings.ts';

/** The account of the association that proformas name. */
export const PAYMENT_ACCOUNT: Setting<PaymentAccount> = {
  name: 'payment-account',
  label: 'Cont bancar',
  initial: { iban: '', bank: '' },
};

import { showIban } from '@psp/contracts/iban';
import { type PaymentAccount, paymentAccount, type SettingView } from '@psp/contracts/settings';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { TextField } from '@psp/design-system/text-fields';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { accountLines } from './setting-lines.ts';
import { paymentAccountQuery, settings } from './setting-queries.ts';
import { settingStrings } from './setting-strings.ts';
import { SettingTab } from './setting-tab.tsx';

const strings = settingStrings.account;

/** The account into which members pay. */
export function PaymentAccountTab() {
  return (
    <SettingTab
      lead={strings.lead}
      query={useQuery(paymentAccountQuery)}
      queryKey={paymentAccountQuery.queryKey}
      linesOf={accountLines}
      restore={(body) => settings.call('POST /settings/payment-account/restore', { body })}
    >
      {(setting) => <Account setting={setting} />}
    </SettingTab>
  );
}

function Account({ setting: { version, value } }: { setting: SettingView<PaymentAccount> }) {
  const readsOnly = useIsReadOnly('settings');
  const form = useActForm<PaymentAccount, PaymentAccount, unknown>({
    blank: { iban: showIban(value.iban), bank: value.bank },
    ids: { iban: useId(), bank: useId() },
    schema: paymentAccount,
    follows: true,
    send: (account) => settings.call('POST /settings/payment-account', { body: { version, value: account } }),
    view: paymentAccountQuery,
    done: settingStrings.saved,
  });
  const change = readsOnly ? null : (
    <AskButton act={form} label={strings.change} title={strings.change} variant="secondary" size="small">
      <TextField {...form.field('iban')} label={strings.iban} hint={strings.ibanHint} maxLength={60} />
      <TextField {...form.field('bank')} label={strings.bank} maxLength={80} />
    </AskButton>
  );
  return (
    <Card aria-labelledby="payment-account">
      <CardHeader id="payment-account" title={strings.title} action={change} />
      <CardBody>
        {value.iban ? (
          <DescriptionList
            items={[
              { term: strings.iban, detail: showIban(value.iban) },
              { term: strings.bank, detail: value.bank },
            ]}
          />
        ) : (
          <p>{strings.none}</p>
        )}
      </CardBody>
    </Card>
  );
}

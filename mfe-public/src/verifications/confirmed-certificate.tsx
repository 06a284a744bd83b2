import { CERTIFICATE_KINDS, type CertificateFacts } from '@psp/contracts/certificates';
import type { Verification, verificationOperations } from '@psp/contracts/documents';
import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDateTime, formatUnrounded } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { OwnText } from '@psp/design-system/own-text';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { TextField } from '@psp/design-system/text-fields';
import { refusalOf } from '@psp/remote/act/refusal';
import { useAct } from '@psp/remote/act/use-act';
import { createApi } from '@psp/remote/api';
import { type SyntheticEvent, useState } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Sum = styled.code`
  overflow-wrap: anywhere;
`;

const holders = createApi<typeof verificationOperations>('public');

interface ConfirmedProps {
  of: Verification;
  certificate: CertificateFacts;
}

/** A valid certificate: what it says, and a form that confirms the name typed by the visitor. */
export function ConfirmedCertificate({ of: { code, madeAt, contentChecksum }, certificate }: ConfirmedProps) {
  const { kind, title, provider, startsOn, endsOn, hours } = certificate;
  const items = [
    { term: strings.certificateKind, detail: CERTIFICATE_KINDS[kind] },
    { term: strings.certificateTitle, detail: <OwnText>{title}</OwnText> },
    { term: strings.provider, detail: <OwnText>{provider}</OwnText> },
    { term: strings.when, detail: strings.between(startsOn, endsOn) },
    { term: strings.hours, detail: formatUnrounded(hours) },
    { term: strings.issuedAt, detail: formatDateTime(madeAt) },
    { term: strings.code, detail: code },
    { term: strings.certificateSum, detail: <Sum>{contentChecksum}</Sum> },
  ];
  return (
    <Page isCentred width="narrow">
      <PageHeader title={strings.certificate} lead={strings.certificateText} />
      <Stack gap={24}>
        <Card>
          <CardBody>
            <DescriptionList items={items} />
          </CardBody>
        </Card>
        <HolderForm code={code} />
        <p>{strings.certificatePrivacy}</p>
      </Stack>
    </Page>
  );
}

function HolderForm({ code }: { code: string }) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [checked, setChecked] = useState<{ name: string; isHolder: boolean } | null>(null);
  const act = useAct<string, { isHolder: boolean }>({
    send: (typed) => holders.call('POST /verifications/:code/holder', { code, body: { name: typed } }),
    refreshes: [],
    done: '',
    onDone: ({ isHolder }, typed) => setChecked({ name: typed, isHolder }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!name.trim()) return setError(strings.holderMissing);
    setChecked(null);
    act.run(name.trim());
  };
  const change = (value: string) => {
    setName(value);
    setError(undefined);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={12}>
        <TextField
          label={strings.holder}
          hint={strings.holderHint}
          error={error}
          value={name}
          onChange={change}
          maxLength={160}
          autoComplete="off"
        />
        <div>
          <Button type="submit" isPending={act.isPending}>
            {strings.checkHolder}
          </Button>
        </div>
        <div role="status">
          {act.error ? (
            <Notice tone="warning" title={strings.holderFailed}>
              <p>{refusalOf(act.error)}</p>
            </Notice>
          ) : null}
          {checked ? (
            <Notice tone={checked.isHolder ? 'success' : 'warning'}>
              <p>{checked.isHolder ? strings.isHolder(checked.name) : strings.isNotHolder(checked.name)}</p>
            </Notice>
          ) : null}
        </div>
      </Stack>
    </form>
  );
}

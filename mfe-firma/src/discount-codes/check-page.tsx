import {
  type CheckedDiscountCode,
  checkDiscountCode,
  recordDiscountUse,
  type DiscountUseItem,
} from '@psp/contracts/discount-codes';
import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { Day, Under } from '@psp/design-system/cells';
import { formatDateTime } from '@psp/design-system/format';
import { Answer, Notice } from '@psp/design-system/notice';
import { OwnText } from '@psp/design-system/own-text';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { TextField } from '@psp/design-system/text-fields';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { StackForm } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { ReadOnly, useIsReadOnly } from '@psp/features/members/ui/read-only';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { useAct } from '@psp/remote/act/use-act';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api, DISCOUNT_KEY, recordedFilters, recordedQuery } from './queries.ts';
import { checkStrings as strings } from './strings.ts';
import { BENEFITS_TRAIL } from './trail.ts';

/** /firma/network/cod: checks the code of another partner and records its use. */
export function CheckPage() {
  usePageTitle(strings.title);
  const isReadOnly = useIsReadOnly();
  return (
    <Page>
      <PageHeader
        title={strings.title}
        lead={strings.lead}
        breadcrumb={[...BENEFITS_TRAIL, { label: strings.title }]}
      />
      {isReadOnly ? <ReadOnly area="firma" /> : <Checking />}
      <Stack gap={12}>
        <h2>{strings.history}</h2>
        <Recorded />
      </Stack>
    </Page>
  );
}

/* Refusals that belong to the field of the code. */
const ABOUT_CODE = Object.fromEntries(
  [...['unknown', 'own', 'replaced', 'ended', 'expired', 'other_year', 'inactive', 'not_valid', 'too_many']].map(
    (name) => [`discount.${name}`, 'code' as const],
  ),
);

function Checking() {
  const shown = useSearchParams()[0].get('cod') ?? '';
  const [checked, setChecked] = useState<CheckedDiscountCode | null>(null);
  const form = useActForm<{ code: string }, { code: string }, CheckedDiscountCode>({
    send: (body) => api.call('POST /discount-codes/check', { body }),
    onDone: setChecked,
    blank: { code: shown },
    ids: { code: 'cod' },
    schema: checkDiscountCode,
    codes: ABOUT_CODE,
  });
  const again = () => {
    setChecked(null);
    form.change({ code: '' });
  };
  return (
    <Card aria-label={strings.title}>
      <CardBody>
        {checked ? null : (
          <StackForm of={form} gap={16} problem={strings.problem}>
            <TextField
              {...form.field('code')}
              label={strings.code}
              hint={strings.codeHint}
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
            />
            <div>
              <Button type="submit" isPending={form.isPending} pendingLabel={strings.checking}>
                {strings.check}
              </Button>
            </div>
          </StackForm>
        )}
        <Answer role="status">
          {checked ? (
            <Notice tone="success" title={strings.valid}>
              {strings.validFor(checked.firm.name, checked.validUntil)}
            </Notice>
          ) : null}
        </Answer>
        {checked ? <Recording checked={checked} onRecorded={setChecked} onAgain={again} /> : null}
      </CardBody>
    </Card>
  );
}

interface RecordingProps {
  checked: CheckedDiscountCode;
  onRecorded: (checked: CheckedDiscountCode) => void;
  onAgain: () => void;
}

function Recording({ checked: { code, firm, uses }, onRecorded, onAgain }: RecordingProps) {
  const form = useActForm<{ note: string }, { note: string }, CheckedDiscountCode>({
    send: ({ note }) => api.call('POST /discount-codes/uses', { body: { code, note } }),
    onDone: onRecorded,
    done: strings.recorded,
    about: firm.name,
    refreshes: [DISCOUNT_KEY],
    blank: { note: '' },
    ids: { note: 'nota' },
    schema: recordDiscountUse.pick({ note: true }),
    codes: { 'discount.recorded_already': 'note' },
    clears: true,
  });
  return (
    <Stack gap={16}>
      {uses.length > 0 ? (
        <div>
          <p>{strings.before}</p>
          <ul>
            {uses.map(({ at, note }) => (
              <li key={at}>{`${note}, ${formatDateTime(at)}`}</li>
            ))}
          </ul>
        </div>
      ) : (
        <span />
      )}
      <StackForm of={form} gap={16}>
        <TextField {...form.field('note')} label={strings.note} hint={strings.noteHint} maxLength={300} />
        <Stack gap={8}>
          <div>
            <Button type="submit" isPending={form.isPending}>
              {strings.record}
            </Button>
          </div>
          <div>
            <Button variant="quiet" onPress={onAgain}>
              {strings.another}
            </Button>
          </div>
        </Stack>
      </StackForm>
    </Stack>
  );
}

const columns: RecordColumns<DiscountUseItem> = [
  { key: 'at', label: strings.at, cell: ({ at }) => <Day dateTime={at}>{formatDateTime(at)}</Day> },
  {
    key: 'firm',
    label: strings.partner,
    isTitle: true,
    cell: ({ firm, code }) => (
      <>
        <OwnText>{firm.name}</OwnText>
        <Under>{code}</Under>
      </>
    ),
  },
  {
    key: 'note',
    label: strings.what,
    cell: ({ note, withdrawal }) => (
      <>
        <OwnText>{note}</OwnText>
        {withdrawal ? <Under>{strings.withdrawn(withdrawal.reason)}</Under> : null}
      </>
    ),
  },
  { key: 'actions', label: strings.actions, cell: (use) => <WithdrawButton use={use} /> },
];

function WithdrawButton({ use: { id, version, firm, note, actions } }: { use: DiscountUseItem }) {
  const act = useAct<string>({
    send: (reason) => api.call('POST /discount-codes/uses/:id/withdraw', { id, body: { version, reason } }),
    refreshes: [DISCOUNT_KEY],
    done: strings.withdrawnToast,
    about: firm.name,
  });
  return (
    <ReasonButton
      act={act}
      label={strings.withdraw}
      about={`${firm.name}, ${note}`}
      title={strings.withdrawTitle}
      isOffered={actions.includes('withdraw')}
      variant="quiet"
      size="small"
      isDanger
      reason={{ hint: strings.withdrawHint }}
    >
      <p>{strings.withdrawText(firm.name)}</p>
    </ReasonButton>
  );
}

function Recorded() {
  const listed = useListed(recordedFilters, recordedQuery);
  return (
    <FilteredList {...listed} words={strings}>
      {({ items }) => <RecordTable caption={strings.history} columns={columns} rows={items} keyOf={({ id }) => id} />}
    </FilteredList>
  );
}

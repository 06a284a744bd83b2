import type { WatchedDiscountUse } from '@psp/contracts/discount-codes';
import { Day, Under } from '@psp/design-system/cells';
import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { Page, PageHeader } from '@psp/design-system/page';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { useAct } from '@psp/remote/act/use-act';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { api, watchedFilters, usesQuery } from './queries.ts';
import { strings } from './strings.ts';

const { columns: labels } = strings;
const firmHref = (id: string) => `/admin/users/organizatii/${id}`;

const columns: RecordColumns<WatchedDiscountUse> = [
  { key: 'at', label: labels.at, cell: ({ at }) => <Day dateTime={at}>{strings.at(at)}</Day> },
  {
    key: 'owner',
    label: labels.owner,
    isTitle: true,
    cell: ({ owner, code, uses }) => (
      <>
        <Link href={firmHref(owner.id)} isStrong>
          {owner.name}
        </Link>
        <Under>{strings.codeFacts(code.code, uses)}</Under>
        {strings.states[code.status] ? <Under>{strings.states[code.status]}</Under> : null}
      </>
    ),
  },
  {
    key: 'partner',
    label: labels.partner,
    cell: ({ partner }) => <Link href={firmHref(partner.id)}>{partner.name}</Link>,
  },
  {
    key: 'note',
    label: labels.note,
    cell: ({ note, withdrawal }) => (
      <>
        <OwnText>{note}</OwnText>
        {withdrawal ? <Under>{strings.withdrawn(withdrawal.reason)}</Under> : null}
      </>
    ),
  },
  { key: 'end', label: labels.end, cell: (use) => <EndButton use={use} /> },
];

/** /admin/discount-codes: all uses of the codes among partners. */
export function DiscountUsesPage() {
  usePageTitle(strings.title);
  const listed = useListed(watchedFilters, usesQuery);
  return (
    <Page width="wide">
      <PageHeader title={strings.title} lead={strings.lead} />
      <FilteredList {...listed} words={strings} order={strings.newest}>
        {({ items }) => <RecordTable caption={strings.title} columns={columns} rows={items} keyOf={({ id }) => id} />}
      </FilteredList>
    </Page>
  );
}

function EndButton({ use: { code, owner, note, actions } }: { use: WatchedDiscountUse }) {
  const { id, version } = code;
  const act = useAct<string>({
    send: (reason) => api.call('POST /discount-codes/:id/end', { id, body: { version, reason } }),
    refreshes: [['admin', 'discount-codes']],
    done: strings.ended,
    about: owner.name,
  });
  return (
    <ReasonButton
      act={act}
      label={strings.end}
      about={`${owner.name}, ${note}`}
      title={strings.endTitle(code.code)}
      isOffered={actions.includes('end')}
      variant="quiet"
      size="small"
      isDanger
      reason={{ hint: strings.endHint }}
    >
      <p>{strings.endText(owner.name)}</p>
    </ReasonButton>
  );
}

import type { DiscountUseItem, OwnDiscount } from '@psp/contracts/discount-codes';
import { Card, CardBody } from '@psp/design-system/card';
import { Day, Under } from '@psp/design-system/cells';
import { formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { useAct } from '@psp/remote/act/use-act';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { CodeBox } from './code-box.tsx';
import { ACCEPTORS_PATH, api, DISCOUNT_KEY, ownDiscountQuery, ownUsesFilters, usesQuery } from './queries.ts';
import { strings as shared, usesStrings as strings } from './strings.ts';
import { BENEFITS_TRAIL } from './trail.ts';

const columns: RecordColumns<DiscountUseItem> = [
  { key: 'at', label: strings.at, cell: ({ at }) => <Day dateTime={at}>{formatDateTime(at)}</Day> },
  { key: 'partner', label: strings.partner, isTitle: true, cell: ({ firm }) => firm.name },
  {
    key: 'note',
    label: strings.note,
    cell: ({ note, withdrawal }) => (
      <>
        <OwnText>{note}</OwnText>
        {withdrawal ? <Under>{strings.withdrawn(withdrawal.reason)}</Under> : null}
      </>
    ),
  },
  { key: 'code', label: strings.code, cell: ({ code }) => code },
];

/** /firma/network/cod/folosiri: the code of the firm and its uses. */
export function UsesPage() {
  usePageTitle(strings.title);
  const own = useQuery(ownDiscountQuery());
  const listed = useListed(ownUsesFilters, usesQuery);
  return (
    <Page>
      <PageHeader
        title={strings.title}
        lead={strings.lead}
        breadcrumb={[...BENEFITS_TRAIL, { label: strings.title }]}
      />
      <Card aria-label={strings.title}>
        <CardBody>
          <Loaded query={own} rows={2}>
            {(discount) => (
              <Stack gap={12}>
                <CodeBox own={discount} />
                <Row gap={16}>
                  <ReplaceButton own={discount} />
                  <Link href={ACCEPTORS_PATH}>{shared.acceptors(discount.acceptors)}</Link>
                </Row>
              </Stack>
            )}
          </Loaded>
        </CardBody>
      </Card>
      <Stack gap={12}>
        <h2>{strings.history}</h2>
        <FilteredList {...listed} words={strings}>
          {({ items }) => (
            <RecordTable caption={strings.history} columns={columns} rows={items} keyOf={({ id }) => id} />
          )}
        </FilteredList>
      </Stack>
    </Page>
  );
}

function ReplaceButton({ own: { code } }: { own: OwnDiscount }) {
  const isReadOnly = useIsReadOnly();
  const { id = '', version = 1 } = code ?? {};
  const act = useAct({
    send: () => api.call('POST /discount-codes/:id/replace', { id, body: { version } }),
    view: ownDiscountQuery(),
    refreshes: [DISCOUNT_KEY],
    done: strings.replaced,
  });
  return (
    <AskButton
      act={act}
      label={strings.replace}
      title={strings.replaceTitle}
      confirmLabel={strings.replaceConfirm}
      isOffered={code !== null && !isReadOnly}
      variant="secondary"
      size="small"
      isDanger
    >
      <p>{strings.replaceText}</p>
    </AskButton>
  );
}

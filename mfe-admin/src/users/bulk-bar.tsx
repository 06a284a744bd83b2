import type { BulkAction } from '@psp/contracts/bulk-act-names';
import { BULK_MOST, BULK_REASONED } from '@psp/contracts/bulk-act-names';
import type { BulkActView, StartBulkAct } from '@psp/contracts/bulk-acts';
import { type Package, PACKAGE_LABELS, PACKAGES } from '@psp/contracts/organisation-names';
import { Button } from '@psp/design-system/button';
import { MenuButton } from '@psp/design-system/menu';
import { Notice } from '@psp/design-system/notice';
import { OwnText } from '@psp/design-system/own-text';
import { Row } from '@psp/design-system/page';
import { SelectField } from '@psp/design-system/select-field';
import { TextAreaField } from '@psp/design-system/text-fields';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CHANGED } from '../common/changed.ts';
import { bulkAddress, bulkActs } from './bulk-queries.ts';
import { bulkStrings as strings } from './bulk-strings.ts';
import type { Choosing } from './choosing.tsx';

/** What a list offers for acts on many rows. */
export interface BulkSource {
  actions: readonly BulkAction[];
  /** Ids of the rows of the page. */
  pageIds: readonly string[];
  /** Counts all rows that match the filters; null where acts on all of them are not offered. */
  count: { key: readonly unknown[]; read: () => Promise<{ count: number; isMore: boolean }> } | null;
  /** The filters, as an act on all matching rows names them. */
  filters: Partial<Pick<StartBulkAct, 'organisations' | 'people'>>;
}

interface BulkBarProps {
  choosing: Choosing;
  source: BulkSource;
}

/** Says how many rows are chosen, offers to choose the page or all that match, and the acts on them. */
export function BulkBar({ choosing: { choice, choose }, source }: BulkBarProps) {
  const { actions, pageIds, count } = source;
  const [action, ask] = useState<BulkAction | null>(null);
  const { data: matching } = useQuery({
    queryKey: ['admin', 'users', 'bulk-count', ...(count?.key ?? [])],
    queryFn: () => count?.read() ?? null,
    enabled: count !== null && choice.ids.length > 0,
  });
  const n = choice.all ?? choice.ids.length;
  const items = actions.map((key) => ({ key, label: strings.names[key], onAction: () => ask(key) }));
  return (
    <Row>
      <span role="status">
        <OwnText>{choice.all === null ? strings.chosen(n) : strings.allChosen(n)}</OwnText>
      </span>
      <Button variant="quiet" size="small" onPress={() => choose({ ids: pageIds, all: null })}>
        {strings.choosePage}
      </Button>
      {matching && !matching.isMore && choice.all === null && matching.count > choice.ids.length ? (
        <Button variant="quiet" size="small" onPress={() => choose({ ids: choice.ids, all: matching.count })}>
          {strings.all(matching.count)}
        </Button>
      ) : null}
      {matching?.isMore ? <OwnText>{strings.tooMany}</OwnText> : null}
      {n > 0 ? (
        <>
          <Button variant="quiet" size="small" onPress={() => choose({ ids: [], all: null })}>
            {strings.none}
          </Button>
          <MenuButton label={strings.act} items={items} size="small" />
        </>
      ) : null}
      {action ? (
        <BulkDialog
          key={action}
          action={action}
          n={n}
          target={choice.all === null ? { ids: [...choice.ids] } : source.filters}
          onClose={() => ask(null)}
        />
      ) : null}
    </Row>
  );
}

interface BulkDialogProps {
  action: BulkAction;
  n: number;
  target: Partial<Pick<StartBulkAct, 'ids' | 'organisations' | 'people'>>;
  onClose: () => void;
}

interface Values {
  package: string;
  reason: string;
}

/* Asks for what the act needs, with the number of rows, and opens the page of its progress. */
function BulkDialog({ action, n, target, onClose }: BulkDialogProps) {
  const navigate = useNavigate();
  const needsReason = BULK_REASONED.includes(action);
  const form = useActForm<Values, Values, BulkActView>({
    blank: { package: '', reason: '' },
    ids: { package: useId(), reason: useId() },
    check: (values) => ({
      package: action === 'setPackage' && values.package === '' ? strings.packageMissing : undefined,
      reason: needsReason && values.reason.trim() === '' ? strings.reasonMissing : undefined,
    }),
    send: ({ package: chosen, reason }) =>
      bulkActs.call('POST /bulk-acts', {
        body: {
          ...{ action, count: n, reason },
          package: PACKAGES.find((one): one is Package => one === chosen) ?? null,
          ...target,
        },
      }),
    refreshes: CHANGED,
    done: strings.started,
    onDone: ({ id }) => void navigate(bulkAddress(id)),
  });
  return (
    <ActDialog
      act={form}
      title={strings.titleOf(action, n)}
      confirmLabel={strings.start}
      isDanger={action === 'proposeSuspension'}
      isOpen
      onClose={onClose}
    >
      <p>{strings.texts[action]}</p>
      <p>{strings.pace}</p>
      {n > BULK_MOST[action] ? <Notice tone="warning">{strings.mostOf(BULK_MOST[action])}</Notice> : null}
      {action === 'setPackage' ? (
        <SelectField
          {...form.field('package')}
          label={strings.package}
          placeholder={strings.choosePackage}
          options={PACKAGES.map((value) => ({ value, label: PACKAGE_LABELS[value].name }))}
        />
      ) : null}
      {needsReason ? (
        <TextAreaField
          {...form.field('reason')}
          label={strings.reason}
          hint={strings.reasonHint}
          rows={4}
          maxLength={2000}
        />
      ) : null}
    </ActDialog>
  );
}

import { CRITERIA, sameWeights, type Weights } from '@psp/contracts/scores';
import type { RequestView } from '@psp/contracts/service-requests';
import { NumberField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { requests, useRequestAct } from '../service-requests/queries.ts';
import { ChangeReason } from './change-reason.tsx';
import { strings as texts } from './score-strings.ts';

const { dialog } = texts;
interface WeightsText extends Weights {
  reason: string;
}

/* Two beside each other, so that the reason below is in the first view. */
const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px 16px;
`;

const IDS = {
  price: 'weight-price',
  term: 'weight-term',
  rating: 'weight-rating',
  method: 'weight-method',
  reason: 'weight-reason',
};

interface DialogProps {
  view: RequestView;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks what each criterion is worth; together they are 100. */
export function WeightsDialog({ view, isOpen, onClose }: DialogProps) {
  const stored = view.comparison.weights;
  const isOpened = view.openedAt !== null;
  const act = useRequestAct<WeightsText>(view.id, {
    send: ({ reason, ...weights }) =>
      requests.call('PUT /service-requests/:id/comparison', {
        id: view.id,
        body: { version: view.version, weights, ...(isOpened && reason.trim() && { reason: reason.trim() }) },
      }),
    done: dialog.saved,
  });
  const form = useFormOf<WeightsText>(act, {
    ...{ blank: { ...stored, reason: '' }, ids: IDS, labels: texts.criteria },
    schema: async () => (await import('@psp/contracts/comparison')).weightsWithReason,
    check: ({ reason, ...weights }) =>
      isOpened && !sameWeights(weights, stored) && !reason.trim() ? { reason: texts.reason.missing } : {},
  });
  const fill = useEffectEvent(() => form.change({ ...stored, reason: '' }));
  useEffect(() => {
    if (isOpen) fill();
  }, [isOpen]);
  const sum = CRITERIA.reduce((all, criterion) => all + (form.values[criterion] || 0), 0);
  return (
    <ActDialog act={form} title={dialog.title} confirmLabel={dialog.save} isOpen={isOpen} onClose={onClose}>
      <Stack gap={12}>
        <p>{view.content.weights && !isOpened ? dialog.newVersion : dialog.text}</p>
        <Pairs>
          {CRITERIA.map((criterion) => {
            const { onChange, ...field } = form.field(criterion);
            return (
              <NumberField
                key={criterion}
                {...field}
                onChange={(value) => onChange(value ?? Number.NaN)}
                label={texts.criteria[criterion]}
                suffix={dialog.unit}
                hasDecimals={false}
              />
            );
          })}
        </Pairs>
        <p role="status">{dialog.sum(sum)}</p>
        {isOpened ? <ChangeReason field={form.field('reason')} /> : null}
      </Stack>
    </ActDialog>
  );
}

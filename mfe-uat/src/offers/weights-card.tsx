import { CRITERIA, sameWeights, type Weights } from '@psp/contracts/scores';
import type { RequestView } from '@psp/contracts/service-requests';
import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { NumberField } from '@psp/design-system/number-field';
import { Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { requests, useRequestAct } from '../service-requests/queries.ts';
import { ChangeReason } from './change-reason.tsx';
import { MarksDialog } from './marks-dialog.tsx';
import { Bar } from './points.tsx';
import { strings as texts } from './score-strings.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  dl { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 0; }
  dl > div { display: flex; align-items: center; gap: 8px; }
  dt, dd { margin: 0; }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-left: auto;
`;

const How = styled.details`
  margin-top: 12px;
  summary { min-height: 28px; color: var(--blue-600); cursor: pointer; text-decoration: underline; }
  > div { margin-top: 8px; }
`;

/* Two columns, so that the reason below is visible without scrolling. */
const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px 16px;
`;

/* The weights announced to firms; null when they are the ones in use. */
const otherAnnounced = ({ content: { weights }, comparison }: RequestView): Weights | null =>
  weights && !sameWeights(weights, comparison.weights) ? weights : null;

const { dialog } = texts;

interface WeightsText extends Weights {
  reason: string;
}

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

/** Asks for the weight of each criterion, in percent; together they make 100. */
function WeightsDialog({ view, isOpen, onClose }: DialogProps) {
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

/** The weights of the criteria and the rules of the score, with buttons to change weights and marks. */
export function WeightsCard({ view }: { view: RequestView }) {
  const [openDialog, setOpenDialog] = useState<'weights' | 'marks' | null>(null);
  const weights = view.comparison.weights;
  const announced = otherAnnounced(view);
  const canChange = view.actions.includes('compare');
  const close = () => setOpenDialog(null);
  return (
    <Card aria-label={texts.weights}>
      <CardBody>
        <Line>
          <strong>{texts.weights}</strong>
          <dl>
            {CRITERIA.map((criterion) => (
              <div key={criterion}>
                <dt>{texts.criteria[criterion]}</dt>
                <Bar share={weights[criterion] / 100} />
                <dd>{texts.of(weights[criterion])}</dd>
              </div>
            ))}
          </dl>
          {canChange ? (
            <Buttons {...screenOnly}>
              <Button variant="secondary" size="small" onPress={() => setOpenDialog('weights')}>
                {texts.change}
              </Button>
              {view.offers ? (
                <Button variant="secondary" size="small" onPress={() => setOpenDialog('marks')}>
                  {texts.mark}
                </Button>
              ) : null}
            </Buttons>
          ) : null}
        </Line>
        {announced ? <p>{texts.announced(announced)}</p> : null}
        {canChange && !view.comparison.isSet ? <p>{texts.proposed}</p> : null}
        <How>
          <summary>{texts.how}</summary>
          <div>
            <DescriptionList items={texts.rules(weights)} />
            <p>{texts.rounding}</p>
          </div>
        </How>
      </CardBody>
      {canChange ? <WeightsDialog view={view} isOpen={openDialog === 'weights'} onClose={close} /> : null}
      {canChange && view.offers ? <MarksDialog view={view} isOpen={openDialog === 'marks'} onClose={close} /> : null}
    </Card>
  );
}

import { CRITERIA, sameWeights, type Weights } from '@psp/contracts/scores';
import type { RequestView } from '@psp/contracts/service-requests';
import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { screenOnly } from '@psp/design-system/print-style';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MarksDialog } from './marks-dialog.tsx';
import { Bar } from './points.tsx';
import { strings as texts } from './score-strings.ts';
import { WeightsDialog } from './weights-dialog.tsx';

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

/* What firms were told, where the offers are compared by something else. */
const otherAnnounced = ({ content: { weights }, comparison }: RequestView): Weights | null =>
  weights && !sameWeights(weights, comparison.weights) ? weights : null;

/** What each criterion is worth and how scores are made of it, with the buttons to change it. */
export function WeightsCard({ view }: { view: RequestView }) {
  const [asked, setAsked] = useState<'weights' | 'marks' | null>(null);
  const weights = view.comparison.weights;
  const announced = otherAnnounced(view);
  const mayChange = view.actions.includes('compare');
  const close = () => setAsked(null);
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
          {mayChange ? (
            <Buttons {...screenOnly}>
              <Button variant="secondary" size="small" onPress={() => setAsked('weights')}>
                {texts.change}
              </Button>
              {view.offers ? (
                <Button variant="secondary" size="small" onPress={() => setAsked('marks')}>
                  {texts.mark}
                </Button>
              ) : null}
            </Buttons>
          ) : null}
        </Line>
        {announced ? <p>{texts.announced(announced)}</p> : null}
        {mayChange && !view.comparison.isSet ? <p>{texts.proposed}</p> : null}
        <How>
          <summary>{texts.how}</summary>
          <div>
            <DescriptionList items={texts.rules(weights)} />
            <p>{texts.rounding}</p>
          </div>
        </How>
      </CardBody>
      {mayChange ? <WeightsDialog view={view} isOpen={asked === 'weights'} onClose={close} /> : null}
      {mayChange && view.offers ? <MarksDialog view={view} isOpen={asked === 'marks'} onClose={close} /> : null}
    </Card>
  );
}

import { saidKind } from '@psp/contracts/purchase-kinds';
import type { RequestView } from '@psp/contracts/service-requests';
import { PURCHASE_KIND_LABELS } from '@psp/contracts/thresholds';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose, Under } from '@psp/design-system/cells';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDate, formatUnrounded } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { useCopy } from '@psp/remote/use-copy';
import { styled } from 'styled-components';
import { isConsultation } from '../consultations/life-cycle.ts';
import { stateSystemStrings as strings } from './state-system-strings.ts';

const Value = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px;
  > :first-child { min-width: 0; }
  > button { flex: none; margin-block: -6px; }
`;

interface Fact {
  term: string;
  text: string;
}

const { facts: terms } = strings;

function supplierFacts({ offers, supplier }: RequestView): Fact[] {
  const chosen = offers?.find(({ status }) => status === 'accepted');
  if (!chosen || !supplier) return [];
  return [
    { term: terms.supplier, text: supplier.name },
    { term: terms.cui, text: supplier.cui ?? '' },
    { term: terms.price, text: formatUnrounded(chosen.price) },
    { term: terms.vat, text: `${formatUnrounded(chosen.vatRate)}%` },
    { term: terms.days, text: String(chosen.deliveryDays) },
    { term: terms.accepted, text: formatDate(supplier.acceptedAt) },
  ];
}

/** Fields of a direct-purchase entry in the state's system, filled from the request. Empty fields are left out. */
export function stateSystemFacts(view: RequestView): Fact[] {
  const { content, number, cpv } = view;
  const kind = saidKind(content);
  const estimate = content.budgetMax ?? content.budgetMin;
  return [
    { term: terms.title, text: content.title },
    { term: terms.kind, text: kind ? PURCHASE_KIND_LABELS[kind] : '' },
    { term: terms.cpv, text: cpv ? `${cpv.code} ${cpv.name}` : '' },
    { term: terms.estimate, text: estimate === null ? '' : formatUnrounded(estimate) },
    { term: terms.description, text: content.description },
    { term: terms.number, text: number },
    ...supplierFacts(view),
  ].filter(({ text }) => text !== '');
}

/** The fields of an entry in the state's system, each with a copy button. */
export function StateSystemCard({ view }: { view: RequestView }) {
  const { outcome, copy } = useCopy(strings);
  if (view.sentAt === null || isConsultation(view)) return null;
  const facts = stateSystemFacts(view);
  const items = facts.map(({ term, text }) => ({
    term,
    detail: (
      <Value>
        <Prose>{text}</Prose>
        <Button variant="quiet" size="small" aria-label={strings.copyOne(term)} onPress={() => copy(text)}>
          {strings.copy}
        </Button>
      </Value>
    ),
  }));
  return (
    <div {...screenOnly}>
      <Card aria-labelledby="state-system">
        <CardHeader id="state-system" title={strings.title} />
        <CardBody>
          <Stack gap={12}>
            <Under>{strings.lead}</Under>
            <DescriptionList items={items} />
            <Row gap={12}>
              <Button
                variant="secondary"
                onPress={() => copy(facts.map(({ term, text }) => `${term}: ${text}`).join('\n'))}
              >
                {strings.copyAll}
              </Button>
              <span role="status">{outcome}</span>
            </Row>
          </Stack>
        </CardBody>
      </Card>
    </div>
  );
}

import type { DomainKind } from '@psp/contracts/dated-values';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { PURCHASE_KIND_LABELS, PURCHASE_KINDS } from '@psp/contracts/thresholds';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { SelectField } from '@psp/design-system/select-field';
import { Stack } from '@psp/design-system/page';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { useAct } from '@psp/remote/act/use-act';
import { optionsOf } from '@psp/remote/options';
import { styled } from 'styled-components';
import { thresholdsQuery, values } from './value-queries.ts';
import { valueStrings } from './value-strings.ts';

const strings = valueStrings.thresholds;
const options = optionsOf(PURCHASE_KIND_LABELS, PURCHASE_KINDS);

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: 16px 24px;
`;

/** Kind of purchase of each domain, which selects the threshold for its budgets. Saved on change. */
export function DomainKinds({ domains }: { domains: readonly DomainKind[] }) {
  return (
    <Card aria-labelledby="domain-kinds">
      <CardHeader id="domain-kinds" title={strings.domains} />
      <CardBody>
        <Stack gap={16}>
          <p>{strings.domainsLead}</p>
          <Grid>
            {domains.map((one) => (
              <KindField key={one.domain} of={one} />
            ))}
          </Grid>
        </Stack>
      </CardBody>
    </Card>
  );
}

function KindField({ of: { domain, kind } }: { of: DomainKind }) {
  const readsOnly = useIsReadOnly('settings');
  const assign = useAct({
    send: (chosen: DomainKind['kind']) =>
      values.call('POST /domains/:domain/purchase-kind', { domain, body: { kind: chosen, seen: kind } }),
    view: thresholdsQuery,
    done: strings.assigned,
    about: DOMAINS[domain],
    failed: strings.assignFailed,
  });
  return (
    <SelectField
      label={DOMAINS[domain]}
      options={options}
      value={assign.isPending && assign.input ? assign.input : kind}
      isDisabled={readsOnly || assign.isPending}
      onChange={(value) => {
        const chosen = PURCHASE_KINDS.find((one) => one === value);
        if (chosen && chosen !== kind) assign.run(chosen);
      }}
    />
  );
}

import type { PartnerView } from '@psp/contracts/partners';
import { ButtonLink } from '@psp/design-system/button';
import { Card } from '@psp/design-system/card';
import { SelectField } from '@psp/design-system/fields';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { media } from '@psp/design-system/theme';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import { useState } from 'react';
import { styled } from 'styled-components';
import { compareStrings as strings } from './compare-strings.ts';
import { requestTo } from './compared.ts';
import { COMPARISON } from './comparison-rows.tsx';

const Chooser = styled.div`
  display: none;
  ${media.narrow} { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
`;

/* On a phone two firms face each other; paper and wide screens show all. */
const Shown = styled.div<{ $columns: readonly number[] }>`
  td ul { display: grid; gap: 6px; margin: 0; padding: 0; list-style: none; line-height: 1.35; }
  ${media.narrow} {
    tr > :nth-child(n + 2) { display: none; }
    ${({ $columns }) => $columns.map((column) => `tr > :nth-child(${column + 2}) { display: table-cell; }`).join('\n')}
    && tbody > tr > *, && tbody > tr > :first-child { min-width: 0; padding-inline: 8px; }
    && tbody > tr > :first-child { width: 28%; overflow-wrap: anywhere; hyphens: auto; }
    thead th { white-space: normal; }
    table { table-layout: fixed; }
  }
`;

/** Firms as columns, what is known of them as rows; on a phone two of them, which one chooses. */
export function ComparisonTable({ partners }: { partners: readonly PartnerView[] }) {
  const [[one, other], show] = useState<readonly [number, number]>([0, 1]);
  const readsOnly = useReadsOnly();
  const columns = [
    { key: 'criterion', label: strings.criterion, isLabelHidden: true },
    ...partners.map(({ id, name }) => ({ key: id, label: name })),
  ];
  return (
    <Stack gap={16}>
      {partners.length > 2 ? <Pair partners={partners} pair={[one, other]} onChange={show} /> : null}
      <Card>
        <Shown $columns={[one, other]}>
          <Table caption={strings.caption} isCaptionHidden keepsColumns columns={columns}>
            <Tr>
              <Th>{strings.rows.actions}</Th>
              {partners.map((partner) => (
                <Td key={partner.id}>
                  <Actions partner={partner} mayAsk={!readsOnly} />
                </Td>
              ))}
            </Tr>
            {COMPARISON.map(({ key, label, cell }) => (
              <Tr key={key}>
                <Th>{label}</Th>
                {partners.map((partner) => (
                  <Td key={partner.id}>{cell(partner)}</Td>
                ))}
              </Tr>
            ))}
          </Table>
        </Shown>
      </Card>
    </Stack>
  );
}

interface PairProps {
  partners: readonly PartnerView[];
  pair: readonly [number, number];
  onChange: (pair: readonly [number, number]) => void;
}

function Pair({ partners, pair: [one, other], onChange }: PairProps) {
  const options = (without: number) =>
    partners.map(({ name }, index) => ({ value: String(index), label: name })).filter((_, index) => index !== without);
  return (
    <Chooser {...screenOnly}>
      <SelectField
        label={strings.first}
        options={options(other)}
        value={String(one)}
        onChange={(index) => onChange([Number(index), other])}
      />
      <SelectField
        label={strings.second}
        options={options(one)}
        value={String(other)}
        onChange={(index) => onChange([one, Number(index)])}
      />
    </Chooser>
  );
}

function Actions({ partner: { id, name }, mayAsk }: { partner: PartnerView; mayAsk: boolean }) {
  return (
    <Stack gap={8}>
      <Link href={`/partener/${id}`} aria-label={strings.profileOf(name)}>
        {strings.profile}
      </Link>
      {mayAsk ? (
        <div>
          <ButtonLink href={requestTo([id])} variant="secondary" size="small" aria-label={strings.askOf(name)}>
            {strings.ask}
          </ButtonLink>
        </div>
      ) : null}
    </Stack>
  );
}

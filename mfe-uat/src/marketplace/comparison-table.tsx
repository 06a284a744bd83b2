import type { PartnerView } from '@psp/contracts/partners';
import { ButtonLink } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { ComparisonTable } from '@psp/features/comparisons/ui/comparison-table';
import { Pair } from '@psp/features/comparisons/ui/pair';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import { useState } from 'react';
import { compareStrings as strings } from './compare-strings.ts';
import { requestTo } from './compared.ts';
import { COMPARISON } from './comparison-rows.tsx';

/** Firms as columns, what is known of them as rows; on a phone two of them, which one chooses. */
export function PartnersTable({ partners }: { partners: readonly PartnerView[] }) {
  const [asked, ask] = useState({ one: '', other: '' });
  const readsOnly = useReadsOnly();
  const one = partners.find(({ id }) => id === asked.one) ?? partners[0];
  const others = partners.filter((partner) => partner !== one);
  const other = others.find(({ id }) => id === asked.other) ?? others[0];
  const optionsOf = (without: PartnerView | undefined) =>
    partners.filter((partner) => partner !== without).map(({ id, name }) => ({ value: id, label: name }));
  const actions = {
    key: 'actions',
    label: strings.rows.actions,
    isScreenOnly: true,
    cell: (partner: PartnerView) => <Actions partner={partner} mayAsk={!readsOnly} />,
  };
  return (
    <Stack gap={16}>
      {one && other && partners.length > 2 ? (
        <Pair
          sides={[
            {
              ...{ label: strings.first, options: optionsOf(other), value: one.id },
              onChange: (id) => ask({ one: id, other: other.id }),
            },
            {
              ...{ label: strings.second, options: optionsOf(one), value: other.id },
              onChange: (id) => ask({ one: one.id, other: id }),
            },
          ]}
        />
      ) : null}
      <ComparisonTable
        caption={strings.caption}
        criterion={strings.criterion}
        items={partners}
        rows={[actions, ...COMPARISON]}
        nameOf={({ name }) => name}
        pair={[one, other]}
      />
    </Stack>
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

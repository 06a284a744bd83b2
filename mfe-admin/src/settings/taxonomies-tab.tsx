import { FIXED_TAXONOMIES, TAXONOMIES, TAXONOMY_LABELS, type Taxonomy } from '@psp/contracts/taxonomy-labels';
import type { TaxonomyView } from '@psp/contracts/taxonomy-values';
import { Stack } from '@psp/design-system/page';
import { useQuery } from '@tanstack/react-query';
import { SettingTab } from './setting-tab.tsx';
import { taxonomyLines } from './setting-lines.ts';
import { AddValue, EditValue, MoveValue, OrderValue } from './taxonomy-acts.tsx';
import { restoreTaxonomy, taxonomyQuery } from './taxonomy-queries.ts';
import { Together } from './together.tsx';
import { valueListStrings as strings } from './value-list-strings.ts';
import { ValueTable } from './value-table.tsx';

/** Lists of values that forms offer, each with its versions. */
export function TaxonomiesTab() {
  return (
    <Stack gap={32}>
      <p>{strings.lead}</p>
      <Together queries={TAXONOMIES.map(taxonomyQuery)}>
        {TAXONOMIES.map((taxonomy) => (
          <List key={taxonomy} taxonomy={taxonomy} />
        ))}
      </Together>
    </Stack>
  );
}

function List({ taxonomy }: { taxonomy: Taxonomy }) {
  const query = taxonomyQuery(taxonomy);
  const found = useQuery(query);
  return (
    <SettingTab
      query={found}
      queryKey={query.queryKey}
      linesOf={taxonomyLines}
      restore={(body) => restoreTaxonomy(taxonomy, body)}
    >
      {() => (found.data ? <Values taxonomy={taxonomy} list={found.data} /> : null)}
    </SettingTab>
  );
}

function Values({ taxonomy, list }: { taxonomy: Taxonomy; list: TaxonomyView }) {
  const usesOf = (slug: string) => list.uses[slug] ?? 0;
  const isFixed = FIXED_TAXONOMIES.includes(taxonomy);
  return (
    <ValueTable
      title={TAXONOMY_LABELS[taxonomy]}
      values={list.value.items}
      used={({ slug }) => (usesOf(slug) === 0 ? strings.none : strings.uses(usesOf(slug)))}
      action={isFixed ? null : <AddValue taxonomy={taxonomy} list={list} />}
      acts={(value) => (
        <>
          <OrderValue {...{ taxonomy, list, value }} />
          <EditValue {...{ taxonomy, list, value }} />
          {usesOf(value.slug) > 0 && !isFixed ? <MoveValue {...{ taxonomy, list, value }} /> : null}
        </>
      )}
    />
  );
}

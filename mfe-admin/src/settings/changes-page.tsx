import { ENTITY_LABELS } from '@psp/contracts/audited-entities';
import { actLabel } from '@psp/contracts/history';
import type { SettingChange } from '@psp/contracts/setting-changes';
import { Day, Under } from '@psp/design-system/cells';
import { formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { Page, PageHeader } from '@psp/design-system/page';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { sectionAddress } from './addresses.ts';
import { changeFilters, changesQuery } from './change-queries.ts';
import { changeStrings as strings } from './change-strings.ts';
import { changedLines, CompareButton } from './compare-button.tsx';
import { NAME } from './name.ts';

const { columns: labels } = strings;
const entities: Readonly<Record<string, string>> = ENTITY_LABELS;

/* What changed, in one line. */
const changeOf = ({ version, action, details }: SettingChange): string => {
  if (!version) return [actLabel(action), ...details.map(({ value }) => value)].join(', ');
  const { before, after } = changedLines(version);
  return after[0] ?? before[0] ?? strings.same;
};

const columns: RecordColumns<SettingChange> = [
  {
    key: 'at',
    label: labels.at,
    isWhole: true,
    cell: ({ at }) => <Day dateTime={at}>{formatDateTime(at)}</Day>,
  },
  {
    key: 'setting',
    label: labels.setting,
    isTitle: true,
    cell: ({ version, entity, object }) => {
      if (object?.href) return <Link href={object.href}>{object.title || entities[entity]}</Link>;
      if (!version) return <OwnText>{entities[entity] ?? entity}</OwnText>;
      const { label, number, present } = version;
      return (
        <>
          <OwnText>{label}</OwnText>
          <Under>{` ${strings.version(number + 1)}${number === present ? `, ${strings.inForce}` : ''}`}</Under>
        </>
      );
    },
  },
  { key: 'change', label: labels.change, cell: (item) => <OwnText>{changeOf(item)}</OwnText> },
  { key: 'who', label: labels.who, cell: ({ person }) => <OwnText>{person?.name ?? strings.portal}</OwnText> },
  {
    key: 'action',
    label: labels.action,
    isWhole: true,
    cell: ({ version }) => (version ? <CompareButton version={version} /> : null),
  },
];

/** /admin/settings/versiuni: the changes of all settings, newest first. Filter and page are in the address. */
export function ChangesPage() {
  usePageTitle(strings.title);
  const listed = useListed(changeFilters, changesQuery);
  return (
    <Page width="wide">
      <PageHeader
        title={strings.title}
        lead={strings.lead}
        breadcrumb={[{ label: NAME, href: sectionAddress('texte') }, { label: strings.title }]}
      />
      <FilteredList {...listed} words={strings} order={strings.newest}>
        {({ items }) => (
          <RecordTable caption={strings.title} columns={columns} rows={items} keyOf={({ id }) => id} dense />
        )}
      </FilteredList>
    </Page>
  );
}

import type { RequestVersion } from '@psp/contracts/request-versions';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose } from '@psp/design-system/cells';
import { SelectField } from '@psp/design-system/fields';
import { formatDate } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { strings } from './strings.ts';
import { changesBetween } from './version-changes.ts';

export interface Versions {
  items: RequestVersion[];
}

interface VersionsCardProps {
  /** Reads the versions of the request, the newest first. */
  query: UseQueryOptions<Versions>;
  /** The newest version of the request; there is nothing to compare in the first. */
  revision: number;
  /** The version that the newest is compared with first; the one before it when left out. */
  since?: number | undefined;
}

/** Id of the card, by which others lead to it. */
export const CHANGES_ID = 'ce-s-a-schimbat';

/** The newest version of a request beside an older one, with the fields that differ. */
export function VersionsCard({ query, revision, since }: VersionsCardProps) {
  const { data } = useQuery({ ...query, enabled: revision > 1 });
  const [newest, ...older] = data?.items ?? [];
  return newest && older.length > 0 ? <Compared newest={newest} older={older} since={since} /> : null;
}

const named = ({ revision, at }: RequestVersion): string => strings.version(revision, formatDate(at));

interface ComparedProps extends Pick<VersionsCardProps, 'since'> {
  newest: RequestVersion;
  older: RequestVersion[];
}

function Compared({ newest, older, since }: ComparedProps) {
  const [chosen, choose] = useState(String(since));
  const before = older.find(({ revision }) => String(revision) === chosen) ?? older[0];
  if (!before) return null;
  const changes = changesBetween(before, newest);
  const columns = [
    { key: 'field', label: strings.field, isLabelHidden: true },
    { key: 'before', label: named(before) },
    { key: 'after', label: named(newest) },
  ];
  return (
    <Card id={CHANGES_ID} aria-label={strings.title}>
      <CardHeader title={strings.title} />
      <CardBody>
        <Stack gap={16}>
          {older.length > 1 ? (
            <SelectField
              label={strings.compare(newest.revision)}
              options={older.map((one) => ({ value: String(one.revision), label: named(one) }))}
              value={String(before.revision)}
              onChange={choose}
            />
          ) : null}
          {changes.length === 0 ? <p>{strings.none}</p> : null}
        </Stack>
      </CardBody>
      {changes.length > 0 ? (
        <Table caption={strings.title} columns={columns} isCaptionHidden>
          {changes.map(({ field, before: was, after }) => (
            <Tr key={field}>
              <Th>{strings.facts[field]}</Th>
              <Td>
                <Prose>{was || strings.empty}</Prose>
              </Td>
              <Td>
                <Prose>{after || strings.empty}</Prose>
              </Td>
            </Tr>
          ))}
        </Table>
      ) : null}
    </Card>
  );
}

import type { RequestVersion } from '@psp/contracts/request-versions';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { SelectField } from '@psp/design-system/fields';
import { formatDateTime } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ChangedText } from '../../changes/ui/changed-words.tsx';
import { strings as marks } from '../../changes/ui/strings.ts';
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

/** The newest version of a request against an older one: the fields that differ, words struck and added. */
export function VersionsCard({ query, revision, since }: VersionsCardProps) {
  const { data } = useQuery({ ...query, enabled: revision > 1 });
  const [newest, ...older] = data?.items ?? [];
  return newest && older.length > 0 ? <Compared newest={newest} older={older} since={since} /> : null;
}

const named = ({ revision, at }: RequestVersion): string => strings.version(revision, formatDateTime(at));

interface ComparedProps extends Pick<VersionsCardProps, 'since'> {
  newest: RequestVersion;
  older: RequestVersion[];
}

function Compared({ newest, older, since }: ComparedProps) {
  const [chosen, choose] = useState(String(since));
  const before = older.find(({ revision }) => String(revision) === chosen) ?? older[0];
  if (!before) return null;
  return <Shown older={older} before={before} newest={newest} onChoose={choose} />;
}

interface ShownProps {
  older: RequestVersion[];
  before: RequestVersion;
  newest: RequestVersion;
  onChoose: (revision: string) => void;
}

function Shown({ older, before, newest, onChoose }: ShownProps) {
  const changes = useMemo(() => changesBetween(before, newest), [before, newest]);
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
              onChange={onChoose}
            />
          ) : null}
          <p>
            {strings.between(named(before), named(newest))} {changes.length === 0 ? strings.none : marks.legend}
          </p>
        </Stack>
      </CardBody>
      {changes.map(({ field, paragraphs }) => (
        <CardBody key={field}>
          <h3>{strings.facts[field]}</h3>
          <ChangedText paragraphs={paragraphs} />
        </CardBody>
      ))}
    </Card>
  );
}

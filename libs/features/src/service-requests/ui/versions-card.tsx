import { OwnText } from '@psp/design-system/own-text';
import type { RequestVersion } from '@psp/contracts/request-versions';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { SelectField } from '@psp/design-system/select-field';
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
  /** Query of the request's versions, newest first. */
  query: UseQueryOptions<Versions>;
  /** Newest version number; the first version has nothing to compare. */
  revision: number;
  /** Version number that is compared first; the previous version by default. */
  since?: number | undefined;
}

/** Id of the card, for links to it. */
export const CHANGES_ID = 'ce-s-a-schimbat';

/** Card that compares the newest version of a request with an older one: the changed fields with removed and added words. */
export function VersionsCard({ query, revision, since }: VersionsCardProps) {
  const { data } = useQuery({ ...query, enabled: revision > 1 });
  const [newest, ...older] = data?.items ?? [];
  return newest && older.length > 0 ? <Comparison newest={newest} older={older} since={since} /> : null;
}

const versionName = ({ revision, at }: RequestVersion): string => strings.version(revision, formatDateTime(at));

interface ComparisonProps extends Pick<VersionsCardProps, 'since'> {
  newest: RequestVersion;
  older: RequestVersion[];
}

function Comparison({ newest, older, since }: ComparisonProps) {
  const [chosen, setChosen] = useState(String(since));
  const before = older.find(({ revision }) => String(revision) === chosen) ?? older[0];
  if (!before) return null;
  return <ChangesCard older={older} before={before} newest={newest} onChoose={setChosen} />;
}

interface ChangesCardProps {
  older: RequestVersion[];
  before: RequestVersion;
  newest: RequestVersion;
  onChoose: (revision: string) => void;
}

function ChangesCard({ older, before, newest, onChoose }: ChangesCardProps) {
  const changes = useMemo(() => changesBetween(before, newest), [before, newest]);
  return (
    <Card id={CHANGES_ID} aria-label={strings.title}>
      <CardHeader title={strings.title} />
      <CardBody>
        <Stack gap={16}>
          {older.length > 1 ? (
            <SelectField
              label={strings.compare(newest.revision)}
              options={older.map((one) => ({ value: String(one.revision), label: versionName(one) }))}
              value={String(before.revision)}
              onChange={onChoose}
            />
          ) : null}
          <p>
            <OwnText>{`${strings.between(versionName(before), versionName(newest))} `}</OwnText>
            <OwnText>{changes.length === 0 ? strings.none : marks.legend}</OwnText>
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

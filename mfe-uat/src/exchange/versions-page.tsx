import type { ExchangeVersion } from '@psp/contracts/exchange';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDateTime } from '@psp/design-system/format';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { SelectField } from '@psp/design-system/select-field';
import { EmptyState } from '@psp/design-system/states';
import { ChangedText } from '@psp/features/changes/ui/changed-words';
import { strings as marks } from '@psp/features/changes/ui/strings';
import { changedParagraphs } from '@psp/features/changes/ui/word-changes';
import { projectPath } from '@psp/features/exchange/ui/area';
import { LoadedPage } from '@psp/remote/loaded';
import { PrintButton } from '@psp/remote/print-button';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { exchange } from './area.ts';
import { describeTexts } from './describe.ts';
import { editorStrings, versionStrings as strings } from './editor-strings.ts';
import { mediaChanges } from './media-changes.ts';
import { versionsQuery } from './queries.ts';

/** The published versions of a project, the newest compared with an older one. */
export function VersionsPage() {
  const { id = '' } = useParams();
  const query = useQuery(versionsQuery(id));
  return (
    <LoadedPage query={query} title={strings.title}>
      {(versions) => <Versions id={id} versions={versions} />}
    </LoadedPage>
  );
}

function Versions({ id, versions: [newest, ...older] }: { id: string; versions: readonly ExchangeVersion[] }) {
  usePageTitle(strings.title);
  const back = (
    <ButtonLink variant="secondary" href={projectPath(exchange, id)}>
      {editorStrings.seeProject}
    </ButtonLink>
  );
  return (
    <Page>
      <PageHeader
        title={strings.title}
        lead={newest?.content.title}
        breadcrumb={[{ label: exchange.title, href: exchange.path }, { label: strings.title }]}
        actions={
          <>
            {back}
            <PrintButton />
          </>
        }
      />
      {newest && older.length > 0 ? (
        <Comparison newest={newest} older={older} />
      ) : (
        <EmptyState title={strings.onlyOneTitle} action={back}>
          <p>{strings.onlyOne}</p>
        </EmptyState>
      )}
    </Page>
  );
}

const nameOf = ({ revision, at, by }: ExchangeVersion): string => strings.version(revision, formatDateTime(at), by);

/* The fields that differ, in page order, with their changed paragraphs; then documents and pictures. */
function changesBetween(before: ExchangeVersion, after: ExchangeVersion) {
  const old = describeTexts(before.content);
  const texts = describeTexts(after.content).flatMap(({ term, text }, index) => {
    const was = old[index]?.text ?? '';
    return was === text ? [] : [{ term, paragraphs: changedParagraphs(was, text) }];
  });
  return [...texts, ...mediaChanges(before, after)];
}

function Comparison({ newest, older }: { newest: ExchangeVersion; older: readonly ExchangeVersion[] }) {
  const [chosen, setChosen] = useState(String(older[0]?.revision));
  const before = older.find(({ revision }) => String(revision) === chosen) ?? newest;
  const changes = useMemo(() => changesBetween(before, newest), [before, newest]);
  return (
    <Card aria-label={strings.changes}>
      <CardHeader title={strings.changes} />
      <CardBody>
        <Stack gap={16}>
          <SelectField
            label={strings.compare(newest.revision)}
            options={older.map((one) => ({ value: String(one.revision), label: nameOf(one) }))}
            value={chosen}
            onChange={setChosen}
          />
          <p>{strings.between(nameOf(newest), nameOf(before))}</p>
          <p>{changes.length === 0 ? strings.none : marks.legend}</p>
        </Stack>
      </CardBody>
      {changes.map(({ term, paragraphs }) => (
        <CardBody key={term}>
          <h3>{term}</h3>
          <ChangedText paragraphs={paragraphs} />
        </CardBody>
      ))}
    </Card>
  );
}

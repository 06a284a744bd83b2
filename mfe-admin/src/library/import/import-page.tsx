import { LIBRARY_FILE_TYPES, FILE_LIMIT_BYTES } from '@psp/contracts/file-limits';
import { LIBRARY_IMPORT_MAX } from '@psp/contracts/library-import-limits';
import {
  LIBRARY_IMPORT_COLUMNS,
  LIBRARY_IMPORT_REQUIRED,
  type LibraryImportView,
} from '@psp/contracts/library-imports';
import { Button } from '@psp/design-system/button';
import { RadioField } from '@psp/design-system/choice-fields';
import { FieldError } from '@psp/design-system/field';
import { FilesDrop } from '@psp/design-system/files-drop';
import { Answer, Notice } from '@psp/design-system/notice';
import { Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { Part } from '@psp/features/library/ui/document-fields';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { type Problem, Problems } from '@psp/remote/act/problems';
import { useAct } from '@psp/remote/act/use-act';
import { usePageTitle } from '@psp/remote/screen';
import { uploadFile } from '@psp/remote/upload';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TablePart as ChosenTable } from '../../common/table-part.tsx';
import { libraryQueue } from '../queries.ts';
import { strings } from '../strings.ts';
import { addChosen } from './chosen-files.ts';
import { EarlierImports } from './earlier-imports.tsx';
import { api, IMPORTS, importList } from './queries.ts';
import { SendingCard } from './sending-card.tsx';
import { imports as words } from './strings.ts';
import { useImport } from './use-import.ts';

/** /admin/library/import: a new import of files, and the earlier ones. */
export function ImportPage() {
  usePageTitle(words.title);
  const list = { label: strings.title, href: libraryQueue.list.address(libraryQueue.list.none) };
  return (
    <Page width="wide">
      <PageHeader title={words.title} lead={words.lead} breadcrumb={[list]} />
      {useIsReadOnly('library') ? <Notice tone="info">{words.readOnly}</Notice> : <NewImport />}
      <EarlierImports />
    </Page>
  );
}

interface Choice {
  files: File[];
  table: File | null;
  outcome: string;
}
const NONE: Choice = { files: [], table: null, outcome: 'draft' };
const IDS = { files: 'fisierele', table: 'tabelul' };

const problemsOf = ({ files, table }: Choice): Problem[] => [
  ...(files.length === 0 ? [{ id: IDS.files, message: words.noFiles }] : []),
  ...(files.length > LIBRARY_IMPORT_MAX ? [{ id: IDS.files, message: words.tooMany }] : []),
  ...(table === null ? [{ id: IDS.table, message: words.noTable }] : []),
  ...(table && table.size > FILE_LIMIT_BYTES ? [{ id: IDS.table, message: words.tableTooLarge }] : []),
];

/* Creates an import with its table, uploads the files, starts it and opens its page. */
function useNewImport({ files, outcome }: Choice) {
  const navigate = useNavigate();
  const start = useAct({
    send: ({ id, ...body }: { id: string; version: number; refused: Parameters<typeof begun>[1]['refused'] }) =>
      api.call('POST /library-imports/:id/start', { id, body: { ...body, publishes: outcome === 'publish' } }),
    refreshes: [IMPORTS],
    failed: words.notStarted,
    onDone: ({ id }) => void navigate(`${importList.address({})}/${id}`),
  });
  const begun: Parameters<typeof useImport>[0]['onSent'] = ({ id }, body) => start.run({ id, ...body });
  const upload = useImport({ onSent: begun });
  const stop = useAct({
    send: ({ id, version }: LibraryImportView) => api.call('POST /library-imports/:id/stop', { id, body: { version } }),
    refreshes: [IMPORTS],
    done: words.cancelled,
    failed: words.problem,
  });
  const create = useAct<File, LibraryImportView>({
    send: (table) => uploadFile(api, 'POST /library-imports', table, {}),
    onDone: (one) => upload.begin(one, files),
  });
  const cancel = () => {
    const one = upload.cancel();
    if (one) stop.run(one);
  };
  return { create, start, upload, cancel };
}

function NewImport() {
  const [choice, setChoice] = useState(NONE);
  const [isChecked, setChecked] = useState(false);
  const { create, start, upload, cancel } = useNewImport(choice);
  const problems = isChecked ? problemsOf(choice) : [];
  const change = (patch: Partial<Choice>) => {
    create.reset();
    setChoice({ ...choice, ...patch });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problemsOf(choice).length === 0 && choice.table) create.run(choice.table);
  };
  if (upload.sending)
    return <SendingCard {...upload} sending={upload.sending} cancel={cancel} isStarting={start.isPending} />;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <Problems title={words.problem} errors={problems} error={create.error} />
        <FilesPart choice={choice} problems={problems} change={change} />
        <TablePart choice={choice} problems={problems} change={change} />
        <Part title={words.documents}>
          <RadioField
            label={words.outcome}
            options={words.outcomes}
            value={choice.outcome}
            onChange={(outcome) => change({ outcome })}
          />
        </Part>
        <Row>
          <Button type="submit" isPending={create.isPending}>
            {words.start}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

interface PartProps {
  choice: Choice;
  problems: readonly Problem[];
  change: (patch: Partial<Choice>) => void;
}

const errorOf = (problems: readonly Problem[], field: string) => problems.find(({ id }) => id === field)?.message;
const ACCEPTED = LIBRARY_FILE_TYPES.map((type) => `.${type}`).join(',');

function FilesPart({ choice: { files, table }, problems, change }: PartProps) {
  const error = errorOf(problems, IDS.files);
  const pick = (picked: File[]) => {
    const chosen = addChosen(files, picked);
    change({ files: chosen.files, table: table ?? (chosen.tables.length === 1 ? (chosen.tables[0] ?? null) : null) });
  };
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <Part title={words.files}>
      <FilesDrop
        id={IDS.files}
        folderLabel={words.folder}
        label={words.some}
        hint={words.filesHint}
        accept={ACCEPTED}
        isWrong={Boolean(error)}
        onPick={pick}
      />
      {error ? <FieldError id={`${IDS.files}-error`}>{error}</FieldError> : null}
      <Answer role="status">{files.length > 0 ? <p>{words.chosen(files.length, bytes)}</p> : null}</Answer>
      {files.length > 0 ? (
        <Row>
          <Button variant="quiet" onPress={() => change({ files: [] })}>
            {words.clear}
          </Button>
        </Row>
      ) : null}
    </Part>
  );
}

function TablePart({ choice: { table }, problems, change }: PartProps) {
  return (
    <ChosenTable
      id={IDS.table}
      title={words.table}
      accept=".csv,text/csv"
      hint={words.tableHint(LIBRARY_IMPORT_COLUMNS, LIBRARY_IMPORT_REQUIRED)}
      file={table}
      error={errorOf(problems, IDS.table)}
      onPick={(file) => change({ table: file })}
      example={{ href: api.href('GET /library-import-example'), name: 'import-biblioteca.csv' }}
    />
  );
}

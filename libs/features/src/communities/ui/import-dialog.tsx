import type { ImportKind, ImportReport } from '@psp/contracts/community-import';
import { FILE_LIMIT_BYTES } from '@psp/contracts/files';
import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { FileField, type FileState } from '@psp/design-system/file-field';
import { formatNumber } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { Stack } from '@psp/design-system/page';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { Problems } from '@psp/remote/act/problems';
import { useAct } from '@psp/remote/act/use-act';
import { uploadFile } from '@psp/remote/upload';
import { useState } from 'react';
import { useFileUpload } from '../../forms/ui/use-file-upload.ts';
import { strings } from './import-strings.ts';
import type { PartProps } from './community-part.ts';

interface ImportProps extends PartProps {
  kind: ImportKind;
  onClose: () => void;
}

interface CheckedFile {
  file: File;
  report: ImportReport;
}

function useImport({ area, community, kind, onClose }: ImportProps) {
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const to = { id: community.id, kind };
  const check = useFileUpload<ImportReport>({
    send: (file, options) => uploadFile(area.api, 'POST /communities/:id/import/:kind/check', file, options, to),
    problemOf: ({ size }) => (size > FILE_LIMIT_BYTES ? strings.tooLarge : null),
    onSent: (report, file) => setChecked({ file, report }),
  });
  const save = useAct<File, ImportReport>({
    send: (file) => uploadFile(area.api, 'POST /communities/:id/import/:kind', file, {}, to),
    refreshes: [area.query.queryKey, ['public']],
    done: ({ ready }) => (ready === 1 ? strings.savedOne : strings.saved(ready)),
    onDone: onClose,
  });
  const pick = (file: File) => {
    setChecked(null);
    save.reset();
    check.pick(file);
  };
  const state: FileState =
    check.running ??
    (checked ? { kind: 'done', name: checked.file.name, size: strings.rows(checked.report.rows) } : { kind: 'empty' });
  return { checked, check, save, pick, state, remove: () => setChecked(null) };
}

/** Dialog that imports projects or attractions from a CSV file. The file is checked first; problems are listed by row. */
export function ImportDialog(props: ImportProps) {
  const { kind, onClose } = props;
  const { checked, check, save, pick, state, remove } = useImport(props);
  const canSave = checked !== null && checked.report.problemsTotal === 0 && checked.report.ready > 0;
  const footer = (
    <>
      <Button variant="secondary" isDisabled={save.isPending} onPress={onClose}>
        {strings.giveUp}
      </Button>
      {canSave ? (
        <Button isPending={save.isPending} pendingLabel={strings.saving} onPress={() => save.run(checked.file)}>
          {strings.save(checked.report.ready)}
        </Button>
      ) : null}
    </>
  );
  return (
    <Dialog title={strings.titles[kind]} isOpen isWide onClose={onClose} footer={footer}>
      <Stack gap={16}>
        <Problems error={save.error} />
        <FileField
          label={strings.file}
          hint={strings.hint(kind)}
          accept=".csv,text/csv"
          state={state}
          words={strings}
          error={check.error}
          refused={check.refused}
          onPick={pick}
          onCancel={check.cancel}
          onRemove={remove}
        />
        <div role="status">{checked ? <Report report={checked.report} /> : null}</div>
      </Stack>
    </Dialog>
  );
}

const columns = [
  { key: 'line', label: strings.line },
  { key: 'column', label: strings.column },
  { key: 'reason', label: strings.reason },
];

function Report({ report: { ready, known, problems, problemsTotal } }: { report: ImportReport }) {
  if (problemsTotal === 0) return <p>{strings.ready(ready, known)}</p>;
  return (
    <Stack gap={12}>
      <Notice tone="warning" title={strings.problems(problemsTotal)} />
      {problems.length < problemsTotal ? <p>{strings.first(problems.length)}</p> : null}
      <Table caption={strings.caption} columns={columns} isCaptionHidden keepsColumns>
        {problems.map(({ line, column, reason }) => (
          <Tr key={`${line} ${column} ${reason}`}>
            <Th>{formatNumber(line)}</Th>
            <Td>{column ?? strings.wholeRow}</Td>
            <Td>{reason}</Td>
          </Tr>
        ))}
      </Table>
    </Stack>
  );
}

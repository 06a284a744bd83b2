import type { Verification } from '@psp/contracts/documents';
import { FilesDrop } from '@psp/design-system/files-drop';
import { Notice } from '@psp/design-system/notice';
import { Stack } from '@psp/design-system/page';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { fileIn, type ReadFile, readFile } from './read-file.ts';
import { strings } from './strings.ts';

/** Compares a file of the reader with the checksums of the document of a code; the file stays in the browser. */
export function FileComparison({ code, parts }: Pick<Verification, 'code' | 'parts'>) {
  const { state } = useLocation();
  const [picked, setPicked] = useState(() => fileIn(state));
  const [problem, setProblem] = useState('');
  const pick = async ([file]: File[]) => {
    if (!file) return;
    const read = await readFile(file);
    if (typeof read === 'string') return setProblem(read);
    setProblem('');
    setPicked(read);
  };
  return (
    <Stack gap={16}>
      <div role="status">
        {picked && !problem ? <Result code={code} parts={parts} file={picked} /> : null}
        {problem ? <Notice tone="warning">{problem}</Notice> : null}
      </div>
      <FilesDrop
        label={strings.compare}
        hint={strings.compareHint}
        accept=".pdf,.zip,.xlsx"
        onPick={(files) => void pick(files)}
      />
    </Stack>
  );
}

function Result({ code, parts, file }: Pick<Verification, 'code' | 'parts'> & { file: ReadFile }) {
  if (parts.some(({ checksum }) => checksum === file.checksum))
    return (
      <Notice tone="success" title={strings.same}>
        <p>{strings.sameText(file.name)}</p>
      </Notice>
    );
  if (file.code === null || file.code === code)
    return (
      <Notice tone="warning" title={strings.other}>
        <p>{strings.otherText(file.name)}</p>
      </Notice>
    );
  return (
    <Notice tone="warning" title={strings.another}>
      <p>{strings.anotherText(file.name, file.code)}</p>
      <Link to={`/verificare/${file.code}`} state={file}>
        {strings.checkAnother}
      </Link>
    </Notice>
  );
}

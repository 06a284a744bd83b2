import type { Verification } from '@psp/contracts/documents';
import { FilesDrop } from '@psp/design-system/files-drop';
import { Notice } from '@psp/design-system/notice';
import { Stack } from '@psp/design-system/page';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fileIn, readFile } from './read-file.ts';
import { strings } from './strings.ts';

/** Compares a file of the reader with a document's checksums; the file stays in the browser. */
export function FileComparison({ parts }: Pick<Verification, 'parts'>) {
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
  const isSame = parts.some(({ checksum }) => checksum === picked?.checksum);
  return (
    <Stack gap={16}>
      <div role="status">
        {picked && !problem ? (
          <Notice tone={isSame ? 'success' : 'warning'} title={isSame ? strings.same : strings.other}>
            <p>{isSame ? strings.sameText(picked.name) : strings.otherText(picked.name)}</p>
          </Notice>
        ) : null}
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

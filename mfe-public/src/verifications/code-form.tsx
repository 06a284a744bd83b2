import { readCode } from '@psp/contracts/documents';
import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/fields';
import { FilesDrop } from '@psp/design-system/files-drop';
import { Notice } from '@psp/design-system/notice';
import { Stack } from '@psp/design-system/page';
import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ReadFile, readFile } from './read-file.ts';
import { strings } from './strings.ts';

const FIELD = 'verification-code';

/* What was typed and what was picked; the page of a code is opened with the file that was read for it. */
function useCode(begun: string) {
  const [typed, setTyped] = useState(begun);
  const [error, setError] = useState<string>();
  const [file, setFile] = useState<ReadFile | null>(null);
  const [problem, setProblem] = useState('');
  const navigate = useNavigate();
  const open = (code: string, read: ReadFile | null) => navigate(`/verificare/${code}`, { state: read });
  return {
    field: {
      value: typed,
      error,
      onChange: (value: string) => {
        setTyped(value);
        setError(undefined);
      },
    },
    problem,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      const code = readCode(typed);
      if (code) return void open(code, file);
      setError(strings.malformed);
      document.getElementById(FIELD)?.focus();
    },
    pick: async ([picked]: File[]) => {
      if (!picked) return;
      const read = await readFile(picked);
      if (typeof read === 'string') return setProblem(read);
      setFile(read);
      if (read.code) return open(read.code, read);
      setProblem(strings.noCode(read.name));
    },
  };
}

/**
 * Takes the code of a document, typed or read from its PDF, and opens the page of that code with the file's checksum. `begun` is
 * what was typed before.
 */
export function CodeForm({ begun = '' }: { begun?: string }) {
  const { field, problem, submit, pick } = useCode(begun);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={24}>
        <Stack gap={16}>
          <TextField
            id={FIELD}
            label={strings.typed}
            hint={strings.typedHint}
            {...field}
            autoComplete="off"
            spellCheck={false}
          />
          <div>
            <Button type="submit">{strings.check}</Button>
          </div>
        </Stack>
        <FilesDrop label={strings.file} hint={strings.fileHint} accept=".pdf" onPick={(files) => void pick(files)} />
        <div role="status">{problem ? <Notice tone="warning">{problem}</Notice> : null}</div>
      </Stack>
    </form>
  );
}

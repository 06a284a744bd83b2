import { ButtonLink } from '@psp/design-system/button';
import { FileField } from '@psp/design-system/file-field';
import { formatFileSize } from '@psp/design-system/format';
import { Row } from '@psp/design-system/page';
import { Part } from '@psp/features/library/ui/document-fields';
import Download from 'lucide-react/icons/download';
import { strings as common } from './strings.ts';

const strings = common.table;

interface TablePartProps {
  id: string;
  title: string;
  /** Which columns the table has. */
  hint: string;
  /** Kinds of files, as of an input. */
  accept: string;
  file: File | null;
  error: string | undefined;
  onPick: (file: File | null) => void;
  /** A table with example rows, and the name under which it is saved. */
  example: { href: string; name: string };
}

/** Part of a form in which a CSV file is chosen, with an example to download. */
export function TablePart({ example: { href, name }, title, file, onPick, ...field }: TablePartProps) {
  return (
    <Part title={title}>
      <FileField
        {...field}
        label={strings.file}
        words={strings.field}
        state={file ? { kind: 'done', name: file.name, size: formatFileSize(file.size) } : { kind: 'empty' }}
        onPick={onPick}
        onCancel={() => undefined}
        onRemove={() => onPick(null)}
      />
      <Row>
        <ButtonLink variant="quiet" href={href} download={name} icon={<Download aria-hidden />}>
          {strings.example}
        </ButtonLink>
      </Row>
    </Part>
  );
}

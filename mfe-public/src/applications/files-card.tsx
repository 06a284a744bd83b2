import type { FileView } from '@psp/contracts/files';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatFileSize } from '@psp/design-system/format';
import { RowItem, RowList } from '@psp/design-system/rows';
import Download from 'lucide-react/icons/download';
import { strings } from './strings.ts';
import { fileAddress } from './queries.ts';

/** The attachments, each to be downloaded. */
export function FilesCard({ files }: { files: readonly FileView[] }) {
  return (
    <Card>
      <CardHeader title={strings.files} />
      {files.length === 0 ? (
        <CardBody>{strings.noFiles}</CardBody>
      ) : (
        <RowList>
          {files.map((file) => (
            <RowItem key={file.id} icon={<Download aria-hidden />} detail={formatFileSize(file.size)}>
              <a href={fileAddress(file.id)} download={file.name}>
                {file.name}
              </a>
            </RowItem>
          ))}
        </RowList>
      )}
    </Card>
  );
}

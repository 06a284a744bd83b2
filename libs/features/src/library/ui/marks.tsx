import { LIBRARY_TYPES, type LibraryType } from '@psp/contracts/library-names';
import { Badge } from '@psp/design-system/badge';
import FileText from 'lucide-react/icons/file-text';

/** The type of a document. */
export const TypeBadge = ({ type }: { type: LibraryType }) => (
  <Badge tone="info" icon={<FileText aria-hidden />}>
    {LIBRARY_TYPES[type]}
  </Badge>
);

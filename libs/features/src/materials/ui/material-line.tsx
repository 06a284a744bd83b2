import type { EventMaterial } from '@psp/contracts/event-materials';
import { Link } from '@psp/design-system/link';
import { fileFacts } from '../../attachments/ui/files-card.tsx';
import { strings } from './strings.ts';

interface MaterialProps {
  material: EventMaterial;
  /** Download address of its file. */
  href: string;
}

/** Link to a material: its file is downloaded, its address opens. */
export function MaterialLink({ material: { title, file, url }, href }: MaterialProps) {
  if (file)
    return (
      <a href={href} download={file.name}>
        {title}
      </a>
    );
  return (
    <Link href={url ?? ''} target="_blank" rel="noopener noreferrer">
      {title}
    </Link>
  );
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : url);

/** What a material is: the kind and size of its file, or the site of its address. */
export const materialFacts = ({ file, url }: EventMaterial): string =>
  file ? fileFacts(file) : strings.link(hostOf(url ?? ''));

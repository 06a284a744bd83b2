import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { useSearchParams } from 'react-router-dom';
import { strings } from './strings.ts';

interface UnknownFilterProps {
  /** Query parameter of the filter. */
  name: string;
  /** Parsed value; undefined when the parameter is invalid. */
  known: string | undefined;
  /** Message, such as "Județ necunoscut". */
  title: string;
  /** Address of the list without the filter. */
  href: string;
}

/** Notice that an invalid filter in the address is ignored. */
export function UnknownFilter({ name, known, title, href }: UnknownFilterProps) {
  const [search] = useSearchParams();
  if (!search.get(name) || known !== undefined) return null;
  return (
    <Notice tone="warning" title={title}>
      <p>
        {strings.unknownFilter} <Link href={href}>{strings.dropUnknownFilter}</Link>
      </p>
    </Notice>
  );
}

import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { useSearchParams } from 'react-router-dom';
import { strings } from './strings.ts';

interface UnknownFilterProps {
  /** Name of the filter in the address. */
  name: string;
  /** What the filter was understood as; undefined when it made no sense. */
  known: string | undefined;
  /** What is said then: "Județ necunoscut". */
  title: string;
  /** The same list without it. */
  href: string;
}

/** Says so when the address filters by something that does not exist, as nothing is filtered by it. */
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

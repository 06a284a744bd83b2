import { formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';

interface CountLinkProps {
  count: number;
  /** Path of the list with exactly the counted records. */
  href: string;
  /** Accessible name: what is counted, with the count. */
  label: string;
}

/** Count that links to its list; plain text when it is zero. */
export const CountLink = ({ count, href, label }: CountLinkProps) =>
  count === 0 ? (
    formatNumber(count)
  ) : (
    <Link href={href} aria-label={label}>
      {formatNumber(count)}
    </Link>
  );

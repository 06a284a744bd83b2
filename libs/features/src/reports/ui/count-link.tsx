import { formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';

interface CountLinkProps {
  count: number;
  /** Address of the list of exactly what is counted. */
  href: string;
  /** Accessible name: what is counted, with the count. */
  label: string;
}

/** A count that leads to its list; zero is no link. */
export const CountLink = ({ count, href, label }: CountLinkProps) =>
  count === 0 ? (
    formatNumber(count)
  ) : (
    <Link href={href} aria-label={label}>
      {formatNumber(count)}
    </Link>
  );

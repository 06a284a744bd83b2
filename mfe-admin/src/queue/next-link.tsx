import { ButtonLink } from '@psp/design-system/button';
import ArrowRight from 'lucide-react/icons/arrow-right';

/** Link to the next record of the list; renders nothing when there is no other. */
export function NextLink({ href, label }: { href: string | null; label: string }) {
  if (!href) return null;
  return (
    <ButtonLink variant="secondary" href={href} icon={<ArrowRight aria-hidden />}>
      {label}
    </ButtonLink>
  );
}

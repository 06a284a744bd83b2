import { ButtonLink } from '@psp/design-system/button';
import ArrowRight from 'lucide-react/icons/arrow-right';

/** Leads to the next one of the list; nothing where there is no other. */
export function NextLink({ href, label }: { href: string | null; label: string }) {
  if (!href) return null;
  return (
    <ButtonLink variant="secondary" href={href} icon={<ArrowRight aria-hidden />}>
      {label}
    </ButtonLink>
  );
}

import { ButtonLink } from '@psp/design-system/button';
import FileText from 'lucide-react/icons/file-text';
import { type EnrolmentArea, registerPath } from './area.ts';
import { strings } from './strings.ts';

/** Button to the training register. */
export function RegisterLink({ area }: { area: EnrolmentArea }) {
  return (
    <ButtonLink href={registerPath(area)} variant="secondary" icon={<FileText aria-hidden />}>
      {strings.registerTitle}
    </ButtonLink>
  );
}

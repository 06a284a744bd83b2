import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Row } from '@psp/design-system/page';
import type { LucideIcon } from 'lucide-react';
import { strings } from './strings.ts';

interface Place {
  href: string;
  label: string;
  icon: LucideIcon;
}

/** Card with links to the most used pages of the area. */
export function QuickAccess({ places }: { places: readonly Place[] }) {
  return (
    <Card aria-labelledby="quick-access">
      <CardHeader id="quick-access" title={strings.quickAccess} />
      <CardBody>
        <Row gap={12}>
          {places.map(({ href, label, icon: Icon }) => (
            <ButtonLink key={href} href={href} variant="secondary" icon={<Icon aria-hidden />}>
              {label}
            </ButtonLink>
          ))}
        </Row>
      </CardBody>
    </Card>
  );
}

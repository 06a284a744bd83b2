import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { ButtonLink } from '@psp/design-system/button';
import { Row } from '@psp/design-system/page';
import FileText from 'lucide-react/icons/file-text';
import Map from 'lucide-react/icons/map';
import Store from 'lucide-react/icons/store';
import { strings } from './strings.ts';

const PLACES = [
  { href: '/uat/community', label: strings.community, icon: Map },
  { href: '/uat/marketplace', label: strings.marketplace, icon: Store },
  { href: '/uat/service-requests', label: strings.serviceRequests, icon: FileText },
];

/** The parts of the area that one opens most. */
export function QuickAccess() {
  return (
    <Card aria-labelledby="quick-access">
      <CardHeader id="quick-access" title={strings.quickAccess} />
      <CardBody>
        <Row gap={12}>
          {PLACES.map(({ href, label, icon: Icon }) => (
            <ButtonLink key={href} href={href} variant="secondary" icon={<Icon aria-hidden />}>
              {label}
            </ButtonLink>
          ))}
        </Row>
      </CardBody>
    </Card>
  );
}

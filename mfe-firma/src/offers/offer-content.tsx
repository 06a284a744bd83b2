import type { FileView } from '@psp/contracts/files';
import type { OfferContent } from '@psp/contracts/offers';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { Prose } from '@psp/design-system/cells';
import { LinesList } from '@psp/features/offers/ui/lines-list';
import { contentItems } from './content.ts';
import { panel } from './strings.ts';

/** An offer to read: to check it before it is submitted, or when it can no longer be changed. */
export function OfferContentList({ content, files }: { content: OfferContent; files?: readonly FileView[] }) {
  return (
    <Card aria-labelledby="offer-content">
      <CardHeader id="offer-content" title={panel.title} />
      <CardBody>
        <DescriptionList
          items={contentItems(content, files).map(({ key, term, detail }) => ({
            term,
            detail: key === 'lines' ? <LinesList lines={content.lines ?? []} /> : <Prose>{detail}</Prose>,
          }))}
        />
      </CardBody>
    </Card>
  );
}

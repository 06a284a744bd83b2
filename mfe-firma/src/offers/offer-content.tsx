import type { FileView } from '@psp/contracts/files';
import type { OfferContent, OfferView } from '@psp/contracts/offers';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose } from '@psp/design-system/cells';
import { DescriptionList } from '@psp/design-system/description-list';
import { LinesList } from '@psp/features/offers/ui/lines-list';
import { contentItems } from './content.ts';
import { api } from './queries.ts';
import { panel } from './strings.ts';

/** A read-only offer, for review before it is submitted or when it can no longer be edited. */
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

/** Link to the PDF of the offer; the PDF of a draft is marked as such. */
export function PdfLink({ offer: { id, status } }: { offer: OfferView }) {
  return (
    <div>
      <a href={api.href('GET /offers/:id/pdf', { id })} download>
        {status === 'draft' ? panel.pdfDraft : panel.pdf}
      </a>
    </div>
  );
}

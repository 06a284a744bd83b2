import type { OfferView } from '@psp/contracts/offers';
import { api } from './queries.ts';
import { panel } from './strings.ts';

/** The offer on paper, as it is sent; a draft is marked as one. */
export function PdfLink({ offer: { id, status } }: { offer: OfferView }) {
  return (
    <div>
      <a href={api.href('GET /offers/:id/pdf', { id })} download>
        {status === 'draft' ? panel.pdfDraft : panel.pdf}
      </a>
    </div>
  );
}

import type { OfferComparisonItem } from '@psp/contracts/offers';
import { offers } from './queries.ts';

/** The files of an opened offer, to be downloaded. */
export function OfferFiles({ offer: { id, attachments = [] } }: { offer: OfferComparisonItem }) {
  if (attachments.length === 0) return '–';
  return (
    <ul>
      {attachments.map((file) => (
        <li key={file.id}>
          <a href={offers.href('GET /offers/:id/attachments/:fileId', { id, fileId: file.id })} download={file.name}>
            {file.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

import type { OfferView } from '@psp/contracts/offers';
import { CardBody } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDateTime } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { Prose } from '@psp/design-system/cells';
import { contentItems } from './content.ts';
import { panel } from './strings.ts';

/** What the offer said before it was changed, the newest first; only its firm sees this. */
export function Versions({ offer: { versions } }: { offer: OfferView }) {
  if (versions.length === 0) return null;
  return (
    <CardBody>
      <details>
        <summary>{panel.versions}</summary>
        <Stack gap={16}>
          {versions.map(({ submittedAt, content, files }) => (
            <section key={submittedAt}>
              <h3>{panel.versionOf(formatDateTime(submittedAt))}</h3>
              <DescriptionList
                items={contentItems(content).map(({ key, term, detail }) => ({
                  term,
                  detail: <Prose>{key === 'attachments' ? files.join(', ') || panel.missing : detail}</Prose>,
                }))}
              />
            </section>
          ))}
        </Stack>
      </details>
    </CardBody>
  );
}

import type { SectionView } from '@psp/contracts/site-content';
import { formatDateTime } from '@psp/design-system/format';
import { RestoreButton, VersionsCard } from '../common/versions-card.tsx';
import { ContentText } from './content-text.tsx';
import { FORMS } from './forms.ts';
import { changesSection, sections } from './queries.ts';
import { strings } from './strings.ts';
import type { Value } from './values.ts';

interface SectionVersionsProps {
  section: SectionView;
  mayWrite: boolean;
  onRestored: (section: SectionView) => void;
}

const whoSaved = (number: number, name: string | null): string =>
  number === 1 ? strings.initial : (name ?? strings.portal);

/** Everything that a section ever said. */
export function SectionVersions({ section, mayWrite, onRestored }: SectionVersionsProps) {
  const { key, version } = section;
  return (
    <VersionsCard
      versions={section.versions.map(({ number, content, savedAt, savedBy }) => ({
        ...{ number, place: number, isPresent: number === section.version },
        about: [whoSaved(number, savedBy), formatDateTime(savedAt)].join(', '),
        text: <ContentText parts={FORMS[section.key]} content={content as Value} />,
      }))}
      strings={strings}
      restore={
        mayWrite
          ? ({ number, place }) => (
              <RestoreButton
                place={place}
                restore={{
                  ...changesSection(key),
                  send: () => sections.call('POST /content/:key/restore', { key, body: { version, number } }),
                  onDone: onRestored,
                }}
              >
                {strings.restoreText}
              </RestoreButton>
            )
          : undefined
      }
    />
  );
}

import type { EditedText } from '@psp/contracts/starting-text-editing';
import { formatDateTime } from '@psp/design-system/format';
import { styled } from 'styled-components';
import { RestoreButton, VersionsCard } from '../common/versions-card.tsx';
import { changesText, texts } from './text-queries.ts';
import { textStrings as strings } from './text-strings.ts';

const Description = styled.p`
  white-space: pre-line;
`;

interface TextVersionsProps {
  text: EditedText;
  mayWrite: boolean;
  onRestored: (text: EditedText) => void;
}

/** Everything that a starting text ever said. */
export function TextVersions({ text, mayWrite, onRestored }: TextVersionsProps) {
  const { id, version, versions } = text;
  return (
    <VersionsCard
      // Their numbers also count the acts that changed no word.
      versions={versions.map(({ number, title, description, savedAt, savedBy }, index) => ({
        ...{ number, place: versions.length - index, isPresent: index === 0 },
        about: [savedBy ?? strings.initial, formatDateTime(savedAt)].join(', '),
        text: (
          <>
            <strong>{title}</strong>
            <Description>{description}</Description>
          </>
        ),
      }))}
      strings={strings}
      restore={
        mayWrite
          ? ({ number, place }) => (
              <RestoreButton
                place={place}
                restore={{
                  ...changesText(id),
                  send: () => texts.call('POST /starting-texts/:id/restore', { id, body: { version, number } }),
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

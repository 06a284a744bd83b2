import type { EditedText } from '@psp/contracts/starting-text-editing';
import { formatDateTime } from '@psp/design-system/format';
import { styled } from 'styled-components';
import { strings as common } from '../common/strings.ts';
import { RestoreButton, type Version, VersionsCard } from '../common/versions-card.tsx';
import { restoreText, useTextAct } from './text-queries.ts';
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
  const { versions } = text;
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
      restore={mayWrite ? (version) => <Restore {...{ text, version, onRestored }} /> : undefined}
    />
  );
}

interface RestoreProps extends Pick<TextVersionsProps, 'text' | 'onRestored'> {
  version: Version;
}

function Restore({ text: { id, version }, version: { number, place }, onRestored }: RestoreProps) {
  const restore = useTextAct(id, {
    send: () => restoreText(id, { version, number }),
    done: common.versions.restored,
    onDone: onRestored,
  });
  return (
    <RestoreButton act={restore} place={place}>
      {strings.restoreText}
    </RestoreButton>
  );
}

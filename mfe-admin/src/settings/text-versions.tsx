import type { EditedText } from '@psp/contracts/starting-text-editing';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { formatDateTime } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { styled } from 'styled-components';
import { restoreText, useTextAct } from './text-queries.ts';
import { textStrings as strings } from './text-strings.ts';

const Said = styled.details`
  overflow-wrap: anywhere;
  white-space: pre-line;
  summary { min-height: 24px; cursor: pointer; }
  &[open] summary { margin-bottom: 12px; }
`;

interface TextVersionsProps {
  text: EditedText;
  mayWrite: boolean;
  onRestored: (text: EditedText) => void;
}

/** Everything that a text ever said, the newest first; each can be brought back. */
export function TextVersions({ text, mayWrite, onRestored }: TextVersionsProps) {
  const newest = text.versions[0]?.number;
  return (
    <Card>
      <CardHeader title={strings.versions} />
      {text.versions.map(({ number, title, description, savedAt, savedBy }, index) => (
        <CardBody key={number}>
          <Stack gap={8}>
            <div>
              <strong>{strings.version(text.versions.length - index)}</strong>
              {number === newest ? ` (${strings.present})` : null}
              <Under>{[savedBy ?? strings.initial, formatDateTime(savedAt)].join(', ')}</Under>
            </div>
            <Said>
              <summary>{strings.read}</summary>
              <strong>{title}</strong>
              <p>{description}</p>
            </Said>
            {mayWrite && number !== newest ? (
              <Row>
                <RestoreButton
                  text={text}
                  number={number}
                  place={text.versions.length - index}
                  onRestored={onRestored}
                />
              </Row>
            ) : null}
          </Stack>
        </CardBody>
      ))}
    </Card>
  );
}

interface RestoreButtonProps extends Pick<TextVersionsProps, 'text' | 'onRestored'> {
  number: number;
  /** Counted from the first, without the acts that changed no word. */
  place: number;
}

function RestoreButton({ text: { id, version }, number, place, onRestored }: RestoreButtonProps) {
  const restore = useTextAct(id, {
    send: () => restoreText(id, { version, number }),
    done: strings.restored,
    onDone: onRestored,
  });
  return (
    <AskButton
      act={restore}
      label={strings.restore}
      about={strings.version(place)}
      title={strings.restoreTitle(place)}
      variant="secondary"
      size="small"
    >
      <p>{strings.restoreText}</p>
    </AskButton>
  );
}

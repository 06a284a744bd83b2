import { OwnText } from '@psp/design-system/own-text';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { Row, Stack } from '@psp/design-system/page';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const { versions: words } = strings;

const Said = styled.details`
  overflow-wrap: anywhere;
  summary { min-height: 24px; cursor: pointer; }
  &[open] summary { margin-bottom: 12px; }
`;

export interface Version {
  /** Number in the service. */
  number: number;
  /** Number on the page, counted from the first version. */
  place: number;
  isPresent: boolean;
  /** Author and time. */
  about: string;
  text: ReactNode;
}

interface VersionsCardProps {
  versions: readonly Version[];
  strings: { present: string; read: string };
  /** Renders the button that restores a version; absent for readers. */
  restore?: (version: Version) => ReactNode;
}

/** Versions of a text, newest first, which can be restored. */
export function VersionsCard({ versions, strings: texts, restore }: VersionsCardProps) {
  return (
    <Card>
      <CardHeader title={words.title} />
      {versions.map((version) => (
        <CardBody key={version.number}>
          <Stack gap={8}>
            <div>
              <strong>{words.version(version.place)}</strong>
              {version.isPresent ? <OwnText>{` (${texts.present})`}</OwnText> : null}
              <Under>{version.about}</Under>
            </div>
            <Said>
              <summary>{texts.read}</summary>
              {version.text}
            </Said>
            {restore && !version.isPresent ? <Row>{restore(version)}</Row> : null}
          </Stack>
        </CardBody>
      ))}
    </Card>
  );
}

interface RestoreButtonProps<Answer> {
  place: number;
  /** Sends the restoration, and names its cache changes. */
  restore: Omit<ActOptions<string | void, Answer>, 'done'>;
  /** Explains the result. */
  children: string;
}

/** Restores a version after a dialog. */
export function RestoreButton<Answer>({ place, restore, children }: RestoreButtonProps<Answer>) {
  const act = useAct({ ...restore, done: words.restored });
  return (
    <AskButton
      act={act}
      label={words.restore}
      about={words.version(place)}
      title={words.restoreTitle(place)}
      variant="secondary"
      size="small"
    >
      <p>{children}</p>
    </AskButton>
  );
}

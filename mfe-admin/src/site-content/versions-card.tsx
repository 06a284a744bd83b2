import type { SectionView } from '@psp/contracts/site-content';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDateTime } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { styled } from 'styled-components';
import { Under } from '@psp/design-system/cells';
import { ContentText } from './content-text.tsx';
import { FORMS } from './forms.ts';
import { strings } from './strings.ts';
import { restoreSection, useSectionAct } from './queries.ts';
import type { Value } from './values.ts';

const Text = styled.details`
  summary { min-height: 24px; cursor: pointer; }
  &[open] summary { margin-bottom: 12px; }
`;

interface VersionsCardProps {
  section: SectionView;
  mayWrite: boolean;
  onRestored: (section: SectionView) => void;
}

/** Everything that a section ever said, the newest first; each can be brought back. */
export function VersionsCard({ section, mayWrite, onRestored }: VersionsCardProps) {
  return (
    <Card>
      <CardHeader title={strings.versions} />
      {section.versions.map(({ number, content, savedAt, savedBy }) => (
        <CardBody key={number}>
          <Stack gap={8}>
            <div>
              <strong>{strings.version(number)}</strong>
              {number === section.version ? ` (${strings.present})` : null}
              <Under>
                {[number === 1 ? strings.initial : (savedBy ?? strings.portal), formatDateTime(savedAt)].join(', ')}
              </Under>
            </div>
            <Text>
              <summary>{strings.show}</summary>
              <ContentText parts={FORMS[section.key]} content={content as Value} />
            </Text>
            {mayWrite && number !== section.version ? (
              <Row>
                <RestoreButton section={section} number={number} onRestored={onRestored} />
              </Row>
            ) : null}
          </Stack>
        </CardBody>
      ))}
    </Card>
  );
}

interface RestoreButtonProps extends Pick<VersionsCardProps, 'section' | 'onRestored'> {
  number: number;
}

function RestoreButton({ section: { key, version }, number, onRestored }: RestoreButtonProps) {
  const restore = useSectionAct(key, {
    send: () => restoreSection(key, { version, number }),
    done: strings.restored,
    onDone: onRestored,
  });
  return (
    <AskButton
      act={restore}
      label={strings.restore}
      title={strings.restoreTitle(number)}
      variant="secondary"
      size="small"
    >
      <p>{strings.restoreText}</p>
    </AskButton>
  );
}

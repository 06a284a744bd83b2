import type { SectionView } from '@psp/contracts/site-content';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDateTime } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { AskDialog } from '@psp/remote/ask-dialog';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Under } from '../common/under.ts';
import { ContentText } from './content-text.tsx';
import { FORMS } from './forms.ts';
import { strings } from './strings.ts';
import { useSection } from './queries.ts';
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
  const [asked, setAsked] = useState<number | null>(null);
  const { restore } = useSection(section.key);
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
                <Button variant="secondary" size="small" onPress={() => setAsked(number)}>
                  {strings.restore}
                </Button>
              </Row>
            ) : null}
          </Stack>
        </CardBody>
      ))}
      <AskDialog
        title={strings.restoreTitle(asked ?? 0)}
        confirmLabel={strings.restore}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        act={async () => onRestored(await restore({ version: section.version, number: asked ?? 0 }))}
        onDone={() => showToast({ title: strings.restored, tone: 'success' })}
      >
        <p>{strings.restoreText}</p>
      </AskDialog>
    </Card>
  );
}

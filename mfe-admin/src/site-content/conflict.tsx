import type { SectionView } from '@psp/contracts/site-content';
import { Button } from '@psp/design-system/button';
import { formatDateTime } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { Row } from '@psp/design-system/page';
import { ContentText } from './content-text.tsx';
import { FORMS } from './forms.ts';
import { strings } from './strings.ts';
import type { Value } from './values.ts';

interface ConflictProps {
  theirs: SectionView;
  keepMine: () => void;
  takeTheirs: () => void;
}

/** What somebody else has published while the form was filled in, and the two ways on. */
export function Conflict({ theirs, keepMine, takeTheirs }: ConflictProps) {
  const last = theirs.versions[0];
  return (
    <Notice tone="warning" role="alert" title={strings.conflictTitle}>
      <p>{strings.conflictText(last?.savedBy ?? strings.portal, last ? formatDateTime(last.savedAt) : '')}</p>
      <ContentText parts={FORMS[theirs.key]} content={theirs.content as Value} />
      <Row>
        <Button variant="secondary" onPress={takeTheirs}>
          {strings.takeTheirs}
        </Button>
        <Button onPress={keepMine}>{strings.keepMine}</Button>
      </Row>
    </Notice>
  );
}

import { Button } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Row } from '@psp/design-system/page';
import { useState } from 'react';
import type { Prefill } from './prefill.ts';
import { prefillStrings as strings } from './prefill-strings.ts';
import type { RequestEditing } from './use-editor.ts';

interface PrefillNoticeProps {
  /** Null when the source of the prefill no longer exists. */
  prefill: Prefill | null;
  editor: RequestEditing;
}

/** Names the source of the prefilled text. A draft started earlier is replaced only on request. */
export function PrefillNotice({ prefill, editor }: PrefillNoticeProps) {
  const [answer, setAnswer] = useState<'keep' | 'replace' | null>(null);
  if (!prefill) {
    return (
      <Notice tone="warning" title={strings.lostTitle}>
        <p>{strings.lost}</p>
      </Notice>
    );
  }
  if (!editor.wasRestored || answer === 'replace') return <Source prefill={prefill} />;
  if (answer === 'keep') return null;
  const replace = () => {
    editor.replace(prefill.content);
    setAnswer('replace');
  };
  return (
    <Notice tone="warning" title={strings.keptTitle}>
      <p>
        {strings.kept} {prefill.source}
      </p>
      <Row gap={12}>
        <Button variant="secondary" onPress={() => setAnswer('keep')}>
          {strings.keep}
        </Button>
        <Button variant="quiet" onPress={replace}>
          {strings.replace}
        </Button>
      </Row>
    </Notice>
  );
}

function Source({ prefill: { source, href, seeSource } }: { prefill: Prefill }) {
  return (
    <Notice tone="info" title={strings.title}>
      <p>
        {source} {strings.check}
      </p>
      <p>
        <Link href={href}>{seeSource}</Link>
      </p>
    </Notice>
  );
}

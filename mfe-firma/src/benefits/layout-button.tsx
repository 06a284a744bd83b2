import type { BenefitClaim } from '@psp/contracts/benefits';
import { ATTACHMENT_LIMIT_BYTES } from '@psp/contracts/file-limits';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { AttachmentsField } from '@psp/features/attachments/ui/attachments-field';
import type { FileList } from '@psp/features/attachments/ui/file-rule';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import Image from 'lucide-react/icons/image';
import { useId, useState } from 'react';
import { api, useBenefitAct } from './queries.ts';
import { strings as all } from './strings.ts';

const strings = all.ad;

const LAYOUT: FileList = {
  rule: { extensions: ['pdf', 'png', 'jpg'], limitBytes: ATTACHMENT_LIMIT_BYTES, words: strings.rule },
  most: 1,
  words: strings.files,
};

/** Button that asks for the layout of an advertising page and sends it. */
export function LayoutButton({ claim: { id, version, issue, actions } }: { claim: BenefitClaim }) {
  const [isRunning, setRunning] = useState(false);
  const act = useBenefitAct<{ files: string[] }>({
    send: ({ files: [fileId = ''] }) => api.call('POST /benefits/claims/:id/layout', { id, body: { version, fileId } }),
    done: strings.sendDone,
    about: all.nameOf(issue),
  });
  const problemOf = (files: readonly string[]): string | undefined => {
    if (isRunning) return strings.running;
    return files.length === 0 ? strings.fileMissing : undefined;
  };
  const form = useFormOf<{ files: string[] }>(act, {
    blank: { files: [] },
    ids: { files: useId() },
    check: ({ files }) => ({ files: problemOf(files) }),
    clears: true,
  });
  return (
    <AskButton
      act={form}
      label={strings.send}
      title={strings.send}
      icon={<Image aria-hidden />}
      isOffered={actions.includes('sendLayout')}
      variant="primary"
    >
      <p>{strings.bannerText(issue)}</p>
      <AttachmentsField {...form.field('files')} known={[]} area="firma" onRunning={setRunning} files={LAYOUT} />
    </AskButton>
  );
}

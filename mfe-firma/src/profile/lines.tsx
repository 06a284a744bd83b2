import { DescriptionList } from '@psp/design-system/description-list';
import { Stack } from '@psp/design-system/page';
import { Paragraphs } from '@psp/features/facts/ui/paragraphs';
import { strings } from './strings.ts';

/** The saved facts of a section. */
export function Lines({ lines }: { lines: readonly { term: string; text: string }[] }) {
  return (
    <DescriptionList
      items={lines.map(({ term, text }) => ({ term, detail: text ? <LineText text={text} /> : strings.none }))}
    />
  );
}

const LineText = ({ text }: { text: string }) =>
  text.includes('\n') ? (
    <Stack gap={12}>
      <Paragraphs text={text} />
    </Stack>
  ) : (
    text
  );

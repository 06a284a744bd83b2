import type { SectionView } from '@psp/contracts/site-content';
import { formatDateTime } from '@psp/design-system/format';
import { strings as common } from '../common/strings.ts';
import { RestoreButton, type Version, VersionsCard } from '../common/versions-card.tsx';
import { ContentText } from './content-text.tsx';
import { FORMS } from './forms.ts';
import { restoreSection, useSectionAct } from './queries.ts';
import { strings } from './strings.ts';
import type { Value } from './values.ts';

interface SectionVersionsProps {
  section: SectionView;
  mayWrite: boolean;
  onRestored: (section: SectionView) => void;
}

const whoSaved = (number: number, name: string | null): string =>
  number === 1 ? strings.initial : (name ?? strings.portal);

/** Everything that a section ever said. */
export function SectionVersions({ section, mayWrite, onRestored }: SectionVersionsProps) {
  return (
    <VersionsCard
      versions={section.versions.map(({ number, content, savedAt, savedBy }) => ({
        ...{ number, place: number, isPresent: number === section.version },
        about: [whoSaved(number, savedBy), formatDateTime(savedAt)].join(', '),
        text: <ContentText parts={FORMS[section.key]} content={content as Value} />,
      }))}
      strings={strings}
      restore={mayWrite ? (version) => <Restore {...{ section, version, onRestored }} /> : undefined}
    />
  );
}

interface RestoreProps extends Pick<SectionVersionsProps, 'section' | 'onRestored'> {
  version: Version;
}

function Restore({ section: { key, version }, version: { number, place }, onRestored }: RestoreProps) {
  const restore = useSectionAct(key, {
    send: () => restoreSection(key, { version, number }),
    done: common.versions.restored,
    onDone: onRestored,
  });
  return (
    <RestoreButton act={restore} place={place}>
      {strings.restoreText}
    </RestoreButton>
  );
}

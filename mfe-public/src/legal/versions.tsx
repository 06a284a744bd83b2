import type { LegalEdition, LegalView } from '@psp/contracts/legal';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Versions = styled.details`
  max-width: 70ch;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  summary { min-height: 24px; font-weight: 600; cursor: pointer; }
  ul { margin: 8px 0 0; padding-left: 24px; }
  li { padding: 3px 0; }
  li p { margin: 0; color: var(--ink-muted); }
  a { display: inline-block; min-height: 24px; }
`;

/** Says that the text in sight is not the one that applies. */
export function Standing({ legal: { slug, standing, effectiveOn } }: { legal: LegalView }) {
  if (standing === 'in_force') return null;
  const text = standing === 'former' ? strings.former : strings.announced(formatDate(effectiveOn));
  return (
    <Notice tone="warning">
      <p>
        {text} <Link href={`/legal/${slug}`}>{strings.toPresent}</Link>
      </p>
    </Notice>
  );
}

/** All versions of a document, each to be read, with what it changed. */
export function VersionList({ legal: { slug, number, editions, inForce } }: { legal: LegalView }) {
  const remark = (edition: LegalEdition) => {
    if (edition.number === inForce) return ` (${strings.present})`;
    return edition.number > inForce ? ` (${strings.announcedFor(formatDate(edition.effectiveOn))})` : '';
  };
  return (
    <Versions>
      <summary>{strings.versions}</summary>
      <ul>
        {editions.map((edition) => (
          <li key={edition.number}>
            <Link
              href={`/legal/${slug}?versiune=${edition.number}`}
              aria-current={edition.number === number ? 'page' : undefined}
            >
              {strings.version(edition.number, formatDate(edition.effectiveOn))}
            </Link>
            {remark(edition)}
            {edition.note ? <p>{edition.note}</p> : null}
          </li>
        ))}
      </ul>
    </Versions>
  );
}

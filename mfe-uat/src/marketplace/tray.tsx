import { COMPARED_MAX } from '@psp/contracts/marketplace';
import type { PartnerView } from '@psp/contracts/partners';
import { Button, ButtonLink } from '@psp/design-system/button';
import { useFocusAfterRemoval } from '@psp/design-system/focus-after-removal';
import { screenOnly } from '@psp/design-system/print-style';
import { media } from '@psp/design-system/theme';
import { visuallyHidden } from '@psp/design-system/visually-hidden';
import { PartnerLogo } from '@psp/features/partners/ui/partner-logo';
import { keepKeyboardOnPage } from '@psp/remote/focus';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import CircleOff from 'lucide-react/icons/circle-off';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { compareHref } from './compared.ts';
import { comparedQuery } from './queries.ts';
import { trayStrings as strings } from './compare-strings.ts';

const Bar = styled.section`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin: 0 -32px -56px;
  padding: 12px 32px;
  border-top: 1px solid var(--line);
  background: var(--surface);
  box-shadow: 0 -4px 16px rgb(14 42 76 / 10%);
  h2 { font-size: 1rem; line-height: 1.3; }
  p { color: var(--ink-muted); font-size: 0.9375rem; }
  ${media.narrow} { margin: 0 -16px -40px; padding: 10px 16px; > div { ${visuallyHidden} } }
`;

const Chosen = styled.ul`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 8px;
  li { display: flex; align-items: center; gap: 8px; padding: 2px 2px 2px 8px; border: 1px solid var(--line); border-radius: 4px; font-weight: 600; font-size: 0.9375rem; }
  li > :first-child { zoom: 0.6; }
  li > :nth-child(2) { min-width: 0; overflow-wrap: anywhere; }
  ${media.narrow} { flex: 1 0 100%; li > :first-child { display: none; } }
  button { display: grid; place-items: center; width: 36px; height: 36px; border: 0; background: none; color: var(--ink); cursor: pointer; }
`;

interface TrayProps {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

/** The firms chosen for comparison, at the bottom of the screen; nothing while none is. */
export function Tray({ ids, onChange }: TrayProps) {
  const { data, isPlaceholderData } = useQuery({
    ...comparedQuery(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const line = useRef<HTMLUListElement>(null);
  const rest = useRef<HTMLHeadingElement>(null);
  const onPress = useFocusAfterRemoval(line, rest, ids.join());
  const change = (left: string[]) => {
    onChange(left);
    keepKeyboardOnPage();
  };
  const gone = data && !isPlaceholderData ? ids.filter((id) => data.every((partner) => partner.id !== id)) : [];
  if (ids.length === 0) return null;
  return (
    <Bar aria-labelledby="tray" {...screenOnly}>
      <div>
        <h2 id="tray" ref={rest} tabIndex={-1}>
          {strings.title}
        </h2>
        <p role="status">{strings.chosen(ids.length, COMPARED_MAX)}</p>
      </div>
      <Chosen ref={line} onClickCapture={onPress}>
        {data
          ?.filter(({ id }) => ids.includes(id))
          .map((partner) => (
            <Chip key={partner.id} partner={partner} onRemove={() => change(ids.filter((id) => id !== partner.id))} />
          ))}
        {gone.map((id) => (
          <Chip key={id} onRemove={() => change(ids.filter((one) => one !== id))} />
        ))}
      </Chosen>
      {ids.length > 1 ? <ButtonLink href={compareHref(ids)}>{strings.compare(ids.length)}</ButtonLink> : null}
      <Button variant="quiet" onPress={() => change([])}>
        {strings.clear}
      </Button>
    </Bar>
  );
}

/** A chosen firm; without `partner` one that is not in the portal any more. */
function Chip({ partner, onRemove }: { partner?: PartnerView; onRemove: () => void }) {
  const name = partner?.name ?? strings.gone;
  return (
    <li>
      {partner ? <PartnerLogo partner={partner} /> : <CircleOff aria-hidden />}
      <span>{name}</span>
      <button type="button" aria-label={strings.remove(name)} onClick={onRemove}>
        <X size={18} aria-hidden />
      </button>
    </li>
  );
}

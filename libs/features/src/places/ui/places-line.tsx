import { placesIn } from '@psp/contracts/places';
import { Button } from '@psp/design-system/button';
import { OwnText } from '@psp/design-system/own-text';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { styled } from 'styled-components';
import { stepToPlace } from './go-to-place.ts';
import { strings } from './strings.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  color: var(--ochre-700);
  small { color: var(--ink-muted); font-size: 0.9375rem; }
  &:empty { display: none; }
`;

interface PlacesLineProps {
  /** Id of the field with the text. */
  id: string;
  text: string;
}

/** Number of unfilled places in a text, with buttons to step through them; empty when there are none. */
export function PlacesLine({ id, text }: PlacesLineProps) {
  const count = placesIn(text).length;
  return (
    <Line>
      {count > 0 ? (
        <>
          <strong>{strings.left(count)}</strong>
          <Button
            variant="quiet"
            size="small"
            icon={<ArrowUp aria-hidden />}
            onPress={() => stepToPlace(id, 'previous')}
          >
            {strings.previous}
          </Button>
          <Button variant="quiet" size="small" icon={<ArrowDown aria-hidden />} onPress={() => stepToPlace(id, 'next')}>
            {strings.next}
          </Button>
          <small>
            <OwnText>{strings.keys}</OwnText>
          </small>
        </>
      ) : null}
    </Line>
  );
}

import { aroundPlace, placesIn } from '@psp/contracts/places';
import { Button } from '@psp/design-system/button';
import { Notice } from '@psp/design-system/notice';
import { strings } from './strings.ts';

/** Text of a field, by the field's id. */
export interface PlacedText<Field extends string> {
  field: Field;
  text: string;
}

/** Number of unfilled places in the texts. */
export const countPlaces = (texts: readonly PlacedText<string>[]): number =>
  texts.reduce((sum, { text }) => sum + placesIn(text).length, 0);

interface PlacesNoticeProps<Field extends string> {
  texts: readonly PlacedText<Field>[];
  /** Leads to a place, by its field and its index in the field's text. */
  onGo: (field: Field, index: number) => void;
}

/** Says how many places are not filled in, with a way to each; nothing when all are. */
export function PlacesNotice<Field extends string>({ texts, onGo }: PlacesNoticeProps<Field>) {
  const count = countPlaces(texts);
  if (count === 0) return null;
  return (
    <Notice tone="warning" title={strings.title(count)}>
      <p>{strings.explained}</p>
      <ol>
        {texts.flatMap(({ field, text }) =>
          placesIn(text).map((place, index) => (
            <li key={`${field} ${place.start}`}>
              <Button variant="quiet" size="small" onPress={() => onGo(field, index)}>
                {aroundPlace(text, place)}
              </Button>
            </li>
          )),
        )}
      </ol>
    </Notice>
  );
}

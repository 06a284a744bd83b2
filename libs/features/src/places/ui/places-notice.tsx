import { aroundPlace, placesIn, placesInAll } from '@psp/contracts/places';
import { Button } from '@psp/design-system/button';
import { Notice } from '@psp/design-system/notice';
import { type Reader, strings } from './strings.ts';

/** Text of a field, by the field's id. */
export interface PlacedText<Field extends string> {
  field: Field;
  text: string;
}

/* Distinct texts of the places. */
const wordsOf = (texts: readonly PlacedText<string>[]): string =>
  [...new Set(texts.flatMap(({ text }) => placesIn(text).map(({ words }) => words)))].join(', ');

/** Sentence that lists the unfilled places that the recipient would read. */
export function PlacesLeft({ texts, reader }: { texts: readonly PlacedText<string>[]; reader: Reader }) {
  return <p>{strings.ask(reader, wordsOf(texts))}</p>;
}

/** Number of unfilled places in the texts. */
export const countPlaces = (texts: readonly PlacedText<string>[]): number =>
  placesInAll(...texts.map(({ text }) => text));

interface PlacesNoticeProps<Field extends string> {
  texts: readonly PlacedText<Field>[];
  reader: Reader;
  /** Called to go to a place, given by field and index in the field's text. */
  onGo: (field: Field, index: number) => void;
}

/** Notice with the number of unfilled places and a button for each; renders nothing when there are none. */
export function PlacesNotice<Field extends string>({ texts, reader, onGo }: PlacesNoticeProps<Field>) {
  const count = countPlaces(texts);
  if (count === 0) return null;
  return (
    <Notice tone="warning" title={strings.title(count)}>
      <p>{strings.explained(reader)}</p>
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

/** `{loc}` is the place ("Sibiu", "județul Cluj"), `{n}` a small number. Budget in lei, without VAT. */
export interface RequestText {
  title: string;
  body: string;
  budget: readonly [min: number, max: number];
}

/** Creates a request text. */
export const text = (title: string, min: number, max: number, body: string): RequestText => ({
  title,
  body,
  budget: [min, max],
});

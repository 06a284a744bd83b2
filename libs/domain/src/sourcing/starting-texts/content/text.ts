/** A text from which an authority's request may be started. */
export interface FirstText {
  title: string;
  description: string;
}

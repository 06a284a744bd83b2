/** A text from which the request of an authority begins. */
export interface FirstText {
  title: string;
  description: string;
}

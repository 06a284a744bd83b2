/** Where one version of a picture lies in the store. */
export const versionKey = (storageKey: string, width: number): string => `${storageKey}/${width}.webp`;

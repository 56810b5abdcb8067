/** Shows whether a custom may apply to a text: cheaper than the custom itself. */
export interface Sign {
  test: (text: string) => boolean;
}

/**
 * A custom in how names are written, as a step of reading: the names that a text means, usually one. Without its sign,
 * it returns only the text as it is.
 */
export type Custom = readonly [sign: Sign, custom: (text: string) => string[]];

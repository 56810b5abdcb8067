/** The worker's bundle carries font files as bytes (`rules` in wrangler.jsonc). */
declare module '*.ttf' {
  const bytes: ArrayBuffer;
  export default bytes;
}

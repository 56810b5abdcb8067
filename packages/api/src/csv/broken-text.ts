/** What UTF-8 looks like after it was read as Windows-1252 and saved again: 'MÃ¼ller', 'Å tefan', 'Ð˜Ð²Ð°Ð½'. */
const MISREAD = /Ã[\u0080-\u00BF‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œžŸŽ€]|[ÂÄÅÎÏÐÑ×ØÙ][\u0080-\u00BF‚ƒ„†‡ˆ‰Š‹ŒŽ˜™š›œžŸ€]/u;

/** Whether letters of a text were lost or garbled by a wrong encoding. */
export const isBrokenText = (text: string): boolean => text.includes('\uFFFD') || MISREAD.test(text);

import { useState } from 'react';

/** A text that starts as the address says it and goes on as it is typed, until the address says another. */
export function useTyped(given: string): [string, (text: string) => void] {
  const [state, setState] = useState({ given, text: given });
  if (state.given !== given) setState({ given, text: given });
  return [state.text, (text) => setState({ given, text })];
}

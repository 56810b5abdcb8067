import { useState } from 'react';

/** A text field's value: it starts with the value in the URL, follows the typing, and resets when the URL changes. */
export function useTyped(given: string): [string, (text: string) => void] {
  const [state, setState] = useState({ given, text: given });
  if (state.given !== given) setState({ given, text: given });
  return [state.text, (text) => setState({ given, text })];
}

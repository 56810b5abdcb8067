import { useEffectEvent, useLayoutEffect } from 'react';
import { SHORTCUTS, type ShortcutId } from './shortcut-table.ts';
import { singleKeysAreOn } from './single-keys.ts';

type ShortcutActions = Partial<Record<ShortcutId, () => void>>;

/** The current bindings, the newest last: those of a page take precedence over those of the layout. */
const bound: (() => ShortcutActions)[] = [];

/** Binds shortcuts of the table while the component is mounted. A shortcut without an action is not bound. */
export function useShortcuts(actions: ShortcutActions) {
  const current = useEffectEvent(() => actions);
  // Before the page is painted, so that no key press is lost.
  useLayoutEffect(() => {
    const read = () => current();
    bound.push(read);
    if (bound.length === 1) document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      bound.splice(bound.indexOf(read), 1);
      if (bound.length === 0) document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
}

/** The second key of 'g d' must be pressed within this time. */
const SECOND_KEY_MS = 1_000;
let first = { key: '', at: 0 };

/** In the capture phase, because a checked radio button stops Enter from bubbling. */
function onKeyDown(event: KeyboardEvent) {
  if (event.defaultPrevented || event.repeat || event.isComposing || event.altKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const hasModifier = event.ctrlKey || event.metaKey;
  if (!hasModifier && !mayPressSingleKeys(event)) return;
  const isSecond = !hasModifier && event.timeStamp - first.at < SECOND_KEY_MS && first.key !== '';
  const pressed = hasModifier ? `mod+${key}` : isSecond ? `${first.key} ${key}` : key;
  first = { key: '', at: 0 };
  const run = actionFor(pressed);
  if (run) {
    event.preventDefault();
    // Otherwise a grid would search for a row that starts with the letter.
    if (key.length === 1) event.stopPropagation();
    run();
  } else if (!isSecond && beginsSequence(pressed)) first = { key, at: event.timeStamp };
}

function actionFor(pressed: string): (() => void) | undefined {
  const all = bound.toReversed().map((read) => read());
  for (const [id, { keys }] of Object.entries(SHORTCUTS)) {
    if (keys !== pressed) continue;
    const run = all.map((actions) => actions[id as ShortcutId]).find((action) => action !== undefined);
    if (run) return run;
  }
  return undefined;
}

const beginsSequence = (key: string) => Object.values(SHORTCUTS).some(({ keys }) => keys.startsWith(`${key} `));

function mayPressSingleKeys({ key, target }: KeyboardEvent): boolean {
  if (!singleKeysAreOn() || isTyping(target)) return false;
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return false;
  return key !== 'Enter' || !answersEnter(target);
}

/** A radio button or check box takes no letters, so shortcuts keep working while it has the focus. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest(
      'input:not([type=radio], [type=checkbox]), textarea, select, [role=textbox], [role=menu], [role=listbox]',
    ) !== null);

const answersEnter = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, [role=button], [role=link], [role=row]') !== null;

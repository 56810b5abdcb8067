import { useNavigate, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { choiceParam, numberParam } from './search-params.ts';
import { useClose } from './use-close.ts';

/** The dialogs and sheets that the URL can open: `?dialog=role&of=4` is the role dialog of user 4. */
const DIALOGS = [
  'role',
  'key',
  'four-eyes',
  'weights',
  'threshold',
  'feed',
  'webhook',
  'schedule',
  'article',
  'owner',
  'owners-file',
] as const;
type DialogName = (typeof DIALOGS)[number];

/** The search parameters of every route with such dialogs. */
export const dialogParams = { dialog: choiceParam(v.picklist(DIALOGS)), of: numberParam };

/**
 * Whether a dialog is open, and a function to open or close it. Back closes it, and a reload keeps it open.
 * Confirmations, and dialogs that show a secret once, are not in the URL.
 *
 * @param of the id of its subject; none for a dialog that adds something.
 */
export function useDialog(name: DialogName, of?: number): [boolean, (isOpen: boolean) => void] {
  const navigate = useNavigate();
  const close = useClose();
  const isOpen = useSearch({
    strict: false,
    select: (search) => search.dialog === name && search.of === of,
  });
  const setOpen = (open: boolean) =>
    void (open
      ? navigate({ to: '.', search: (before) => ({ ...before, dialog: name, of }), resetScroll: false })
      : close('dialog', 'of'));
  return [isOpen, setOpen];
}

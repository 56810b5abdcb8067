import { useNavigate, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { choiceParam, numberParam } from './search-params.ts';
import { useClose } from './use-close.ts';

/** The dialogs and sheets that are open by the address: `?dialog=role&of=4` is that of user 4. */
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

/** For the search parameters of every route that has such dialogs. */
export const dialogParams = { dialog: choiceParam(v.picklist(DIALOGS)), of: numberParam };

/**
 * Whether a dialog is open, and a way to open or close it: Back closes it, a reload keeps it. What only asks 'Sure?', or
 * shows a secret once, is not in the address.
 *
 * @param of the number of what it is about; none for a dialog that adds something.
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

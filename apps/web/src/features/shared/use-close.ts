import { useNavigate, useRouter } from '@tanstack/react-router';

/** Of the address: what opens a dialog or sheet, or tells more of it. */
type OpenParam =
  | 'add'
  | 'alert'
  | 'case'
  | 'dialog'
  | 'edit'
  | 'kind'
  | 'match'
  | 'new'
  | 'of'
  | 'page'
  | 'version'
  | 'webhook';

/**
 * A way to close what the address opened, by taking its search parameters away. The closed page stands in the place of
 * the open one, so that neither Back nor Forward opens again what was closed or sent.
 *
 * @returns takes the parameter that it is open by, and whatever else the address says of it alone.
 */
export function useClose(): (openBy: OpenParam, ...besides: OpenParam[]) => Promise<void> {
  const navigate = useNavigate();
  const router = useRouter();
  return async (openBy, ...besides) => {
    // Closed before, by a second key or while an answer was on its way: the step is another's.
    if (!(openBy in router.state.location.search)) return;
    const closed = Object.fromEntries([openBy, ...besides].map((param) => [param, undefined]));
    const back = async (steps: number) => {
      if (steps === 0) return;
      const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      router.history.go(-steps, { ignoreBlocker: true });
      await arrived;
    };
    // What was chosen within it, another page of a sheet, may be steps of its own.
    await back(openSteps(openBy));
    await navigate({ to: '.', search: (before) => ({ ...before, ...closed }), replace: true, resetScroll: false });
    // Back would lead from the page to the same page: that step is taken at once.
    if (addressesBefore()[0] === window.location.href) await back(1);
  };
}

/** How many of the steps right before this one have it open as well. */
function openSteps(openBy: OpenParam): number {
  const isOpen = ({ pathname, searchParams }: URL) => pathname === window.location.pathname && searchParams.has(openBy);
  const addresses = addressesBefore();
  const other = addresses.findIndex((address) => !isOpen(new URL(address)));
  return other === -1 ? addresses.length : other;
}

/**
 * Where Back leads within this page as it was loaded, the nearest first; nothing in a browser that does not tell. A step
 * out of it would load the page anew, with whatever was open there.
 */
function addressesBefore(): string[] {
  if (!('navigation' in window)) return [];
  const { navigation } = window;
  const before = navigation
    .entries()
    .slice(0, navigation.currentEntry?.index ?? 0)
    .toReversed();
  const left = before.findIndex(({ sameDocument }) => !sameDocument);
  return (left === -1 ? before : before.slice(0, left)).map(({ url }) => url ?? window.origin);
}

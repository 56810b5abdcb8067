import { useNavigate, useRouter } from '@tanstack/react-router';

/** Search parameters that open a dialog or sheet, or describe its content. */
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
 * Returns a function that closes a dialog which the URL opened, by removing its search parameters. The closed page
 * replaces the open one in the history, so that neither Back nor Forward opens it again.
 *
 * @returns a function of the parameter that opened it, and of any others that describe it.
 */
export function useClose(): (openBy: OpenParam, ...besides: OpenParam[]) => Promise<void> {
  const navigate = useNavigate();
  const router = useRouter();
  return async (openBy, ...besides) => {
    // It is closed already, for example by a second key while a response was on its way.
    if (!(openBy in router.state.location.search)) return;
    const closed = Object.fromEntries([openBy, ...besides].map((param) => [param, undefined]));
    const back = async (steps: number) => {
      if (steps === 0) return;
      const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      router.history.go(-steps, { ignoreBlocker: true });
      await arrived;
    };
    // Choices made within it, such as another page of a sheet, may be history entries of their own.
    await back(openSteps(openBy));
    await navigate({ to: '.', search: (before) => ({ ...before, ...closed }), replace: true, resetScroll: false });
    // Back would lead from the page to the same page, so that step is taken now.
    if (addressesBefore()[0] === window.location.href) await back(1);
  };
}

/** How many history entries right before this one also have it open. */
function openSteps(openBy: OpenParam): number {
  const isOpen = ({ pathname, searchParams }: URL) => pathname === window.location.pathname && searchParams.has(openBy);
  const addresses = addressesBefore();
  const other = addresses.findIndex((address) => !isOpen(new URL(address)));
  return other === -1 ? addresses.length : other;
}

/**
 * The URLs that Back would visit without loading the document again, the nearest first. Empty if the browser does not
 * report them.
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

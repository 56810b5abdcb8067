import { LiveRegion } from '../src/live-region.tsx';
import { Logo } from '../src/logo.tsx';
import { ThemeMenuButton } from '../src/theme-menu-button.tsx';
import { ThemeSwitch } from '../src/theme-switch.tsx';
import { Toaster } from '../src/toast.tsx';
import { Actions } from './actions.tsx';
import { Badges } from './badges.tsx';
import { Fields } from './fields.tsx';
import { Figures } from './figures.tsx';
import { Overlays } from './overlays.tsx';
import { States } from './states.tsx';
import { Tables } from './tables.tsx';
import { Texts } from './texts.tsx';

/** Every component on one page: `?theme=dark`, `?dir=rtl`. */
export function Gallery() {
  return (
    <main className="mx-auto grid max-w-[1376px] gap-10 p-4 sm:p-8 lg:grid-cols-12">
      <header className="col-span-full flex flex-wrap items-center gap-4">
        <Logo />
        <h1 className="flex-1 text-24 font-semibold">Components</h1>
        <ThemeSwitch />
        <ThemeMenuButton />
      </header>
      <Texts />
      <Actions />
      <Badges />
      <Fields />
      <Figures />
      <Tables />
      <States />
      <Overlays />
      <LiveRegion />
      <Toaster />
    </main>
  );
}

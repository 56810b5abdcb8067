import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { SegmentedControl } from './segmented-control.tsx';
import { type ThemeChoice, useTheme } from './theme.ts';

export const THEME_CHOICES = [
  { id: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { id: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
  { id: 'system', label: 'System', icon: <Monitor aria-hidden /> },
] as const satisfies readonly { id: ThemeChoice; label: string; icon: unknown }[];

/** The three choices side by side, where there is room and a menu would cost an extra click. */
export function ThemeSwitch() {
  const [choice, choose] = useTheme();
  return <SegmentedControl<ThemeChoice> label="Theme" items={THEME_CHOICES} value={choice} onChange={choose} />;
}

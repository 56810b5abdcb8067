import SunMoon from 'lucide-react/icons/sun-moon';
import { IconButton } from './icon-button.tsx';
import { Menu, MenuItem, MenuTrigger } from './menu.tsx';
import { THEME_CHOICES } from './theme-switch.tsx';
import { useTheme } from './theme.ts';

/** The same choices behind one button in a bar. */
export function ThemeMenuButton() {
  const [choice, choose] = useTheme();
  return (
    <MenuTrigger>
      <IconButton aria-label="Theme" icon={<SunMoon aria-hidden />} />
      <Menu
        aria-label="Theme"
        width={160}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[choice]}
        onAction={(key) => {
          const chosen = THEME_CHOICES.find(({ id }) => id === key);
          if (chosen) choose(chosen.id);
        }}
      >
        {THEME_CHOICES.map(({ id, label, icon }) => (
          <MenuItem key={id} id={id} icon={icon}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}

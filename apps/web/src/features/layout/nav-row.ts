/** A row of the sidebar: a link of the navigation or, in the drawer, one of the user's own actions. */
export const NAV_ROW =
  'flex h-8 shrink-0 items-center gap-2.5 rounded-md font-medium text-muted transition-colors duration-120 hover:bg-hover hover:text-text pointer-coarse:h-10';

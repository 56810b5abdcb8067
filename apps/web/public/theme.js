// Sets the theme before anything is drawn, by the same rule as `applyStoredTheme` in packages/ui.
(function applyTheme() {
  let theme = null;
  try {
    theme = localStorage.getItem('tamis-theme');
  } catch {
    // Storage is blocked: use the system's theme.
  }
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.dataset.theme = theme;
})();

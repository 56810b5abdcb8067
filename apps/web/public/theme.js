// The theme before anything is drawn; the same rule as `applyStoredTheme` of the component package.
(function applyTheme() {
  let theme = null;
  try {
    theme = localStorage.getItem('tamis-theme');
  } catch {
    // Storage is refused: the system's theme.
  }
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.dataset.theme = theme;
})();

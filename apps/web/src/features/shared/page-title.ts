/** The title of the browser's tab: `head: pageTitle('Entities')`. */
export const pageTitle = (title: string) => () => ({ meta: [{ title: `${title} · Tamis` }] });

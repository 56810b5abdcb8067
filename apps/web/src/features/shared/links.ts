import { createLink } from '@tanstack/react-router';
import { BackLink as UiBackLink, ButtonLink as UiButtonLink, Link as UiLink } from '@tamis/ui/link';

/** The link components of the UI package, connected to the routes: `<Link to="/alerts">`. */
export const Link = createLink(UiLink);
export const ButtonLink = createLink(UiButtonLink);
export const BackLink = createLink(UiBackLink);

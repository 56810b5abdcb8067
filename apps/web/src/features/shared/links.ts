import { createLink } from '@tanstack/react-router';
import { BackLink as UiBackLink, ButtonLink as UiButtonLink, Link as UiLink } from '@tamis/ui/link';

/** The links of the component package, given the routes: `<Link to="/alerts">`. */
export const Link = createLink(UiLink);
export const ButtonLink = createLink(UiButtonLink);
export const BackLink = createLink(UiBackLink);

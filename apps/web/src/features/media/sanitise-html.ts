import DOMPurify from 'dompurify';

/** The allowed elements, the same as on the server. */
const ALLOWED = {
  ALLOWED_TAGS: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'em', 'strong', 'a', 'br'],
  ALLOWED_ATTR: ['href', 'rel'],
  ALLOWED_URI_REGEXP: /^https?:/i,
};

/** An article's HTML without anything that executes, loads or styles. */
export const sanitiseHtml = (html: string): string => DOMPurify.sanitize(html, ALLOWED);

import DOMPurify from 'dompurify';

/** What carries an article's text; the server keeps to the same. */
const ALLOWED = {
  ALLOWED_TAGS: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'em', 'strong', 'a', 'br'],
  ALLOWED_ATTR: ['href', 'rel'],
  ALLOWED_URI_REGEXP: /^https?:/i,
};

/** An article's HTML without anything that runs, loads or styles. */
export const sanitiseHtml = (html: string): string => DOMPurify.sanitize(html, ALLOWED);

import type { Hono } from 'hono';
import type { AppEnv } from '../request.ts';
import { DOCUMENT_POLICY } from '../security-headers.ts';
import { docsPage } from './docs-page.ts';
import { type OpenApi, openApi } from './openapi.ts';

/** The description of the REST paths, for programs and for people. It is public, as it contains no data. */
export function mountDocs(app: Hono<AppEnv>, version: string): void {
  let made: OpenApi | undefined;
  const description = () => (made ??= openApi(version));
  app.get('/api/openapi.json', (c) => c.json(description()));
  app.get('/api/docs', (c) => c.html(docsPage(description()), 200, { 'content-security-policy': DOCUMENT_POLICY }));
}

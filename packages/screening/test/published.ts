import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The path of a published data file or folder: in the folder that TAMIS_LISTS names, or in shared/lists beside the
 * repository. It may not exist.
 */
export const published = (name: string): string =>
  join(process.env['TAMIS_LISTS'] ?? fileURLToPath(new URL('../../../../shared/lists', import.meta.url)), name);

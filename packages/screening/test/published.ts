import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a file, or a folder, of the published data is: in the folder that TAMIS_LISTS names, or in shared/lists beside the repository. It may be absent. */
export const published = (name: string): string =>
  join(process.env['TAMIS_LISTS'] ?? fileURLToPath(new URL('../../../../shared/lists', import.meta.url)), name);

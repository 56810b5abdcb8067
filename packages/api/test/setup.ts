import { afterAll } from 'vitest';
import { closeAll } from './closings.ts';

// Here, because this runs with every file: hooks in a module that files share run with the first file alone.
afterAll(closeAll);

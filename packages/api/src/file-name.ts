import { beginningOf } from '@tamis/screening/beginning-of';
import { uprightText } from './wire.ts';

/** No file system has longer ones. */
const MAX_FILE_NAME = 255;

/** The name of a file as logs and pages show it; the person who sends it may call it anything. */
export const shownFileName = (name: string): string => beginningOf(uprightText(name), MAX_FILE_NAME);

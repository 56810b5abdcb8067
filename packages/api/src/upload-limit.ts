/** No larger file is taken, in bytes, whichever way it comes: the largest list there is has 122 MB. */
export const MAX_UPLOAD_BYTES = 200 * 1024 * 1024;

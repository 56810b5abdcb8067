/** No larger file is taken, in bytes, whichever way it comes: the largest list there is has 122 MB. */
export const MAX_UPLOAD_BYTES = 200 * 1024 * 1024;

/** A limit as people are told it, in the units that their computers count files by: 1,048,576 is '1 MB'. */
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

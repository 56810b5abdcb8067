/** The largest file that is accepted, in bytes, by any way; the largest published list has 122 MB. */
export const MAX_UPLOAD_BYTES = 200 * 1024 * 1024;

/** A limit in the unit that computers show for files: 1,048,576 is '1 MB'. */
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

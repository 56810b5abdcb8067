import type { UploadResult } from '@tamis/api/entities/schema';

/** The result of an upload, in the words of the toast. */
export function importedText({ success, error }: Pick<UploadResult, 'success' | 'error'>) {
  return error === 0
    ? ({
        title: 'Upload successful',
        description: `Successfully imported ${success} entities.`,
        tone: 'success',
      } as const)
    : ({
        title: 'Upload completed with issues',
        description: `Imported ${success} entities with ${error} errors`,
        tone: 'warning',
      } as const);
}

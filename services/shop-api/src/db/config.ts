/** What a database in memory starts as: an archive that the tests' set-up has written (`write-image.ts`). */
export const memoryImage = (): string | undefined => process.env['DATABASE_IMAGE'];

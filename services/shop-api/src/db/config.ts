/** Initial image of a database in memory: an archive from the tests' set-up (`write-image.ts`). */
export const memoryImage = (): string | undefined => process.env['DATABASE_IMAGE'];

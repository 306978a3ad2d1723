import { join } from 'node:path';

/** Folder of pictures uploaded by shoppers. */
export const uploadsIn = (dataDir: string): string => join(dataDir, 'uploads');

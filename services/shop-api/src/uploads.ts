import { join } from 'node:path';

/** Where pictures lie that shoppers have added. */
export const uploadsIn = (dataDir: string): string => join(dataDir, 'uploads');

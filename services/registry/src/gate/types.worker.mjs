import { importSource } from '@ortoo/build/import-source';

await importSource(new URL('./types.worker.ts', import.meta.url));

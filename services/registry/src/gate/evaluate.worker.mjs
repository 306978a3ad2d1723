import { importSource } from '@ortoo/build/import-source';

await importSource(new URL('./evaluate.worker.ts', import.meta.url));

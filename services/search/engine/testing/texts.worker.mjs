import { importSource } from '@ortoo/build/import-source';

await importSource(new URL('./texts.worker.ts', import.meta.url));

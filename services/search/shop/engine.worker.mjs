import { importSource } from '@ortoo/build/import-source';

await importSource(new URL('./engine.worker.ts', import.meta.url));

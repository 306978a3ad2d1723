import { importSource } from '@ortoo/build/import-source';

await importSource(new URL('./faulty.worker.ts', import.meta.url));

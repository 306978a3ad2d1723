import { register } from 'tsx/esm/api';

register();
await import('./texts.worker.ts');

import { register } from 'tsx/esm/api';

register();
await import('./shop-texts.worker.ts');

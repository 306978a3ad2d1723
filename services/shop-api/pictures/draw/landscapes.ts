import { abroad } from './landscapes-abroad';
import { north } from './landscapes-north';
import { south } from './landscapes-south';
import type { Canvas } from './nature';

/** Every landscape by its name. */
export const landscapes: Readonly<Record<string, (c: Canvas) => string>> = { ...south, ...north, ...abroad };

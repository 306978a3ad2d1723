import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coveragePage } from './coverage-page';

void writeFile(join(import.meta.dirname, '../../../../docs/coverage.md'), coveragePage());

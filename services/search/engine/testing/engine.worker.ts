import { EmbeddedEngine } from '../embedded-engine';
import { serveEngine } from '../thread/serve-engine';
import { testAnalysis } from './test-analysis';

await serveEngine((clock, guard) => Promise.resolve(new EmbeddedEngine({ analysis: testAnalysis, clock, guard })));

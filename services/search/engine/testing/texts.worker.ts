import { serveTexts } from '../storage/serve-texts';
import { testAnalysis } from './test-analysis';

serveTexts(testAnalysis);

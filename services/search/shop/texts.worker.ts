import { serveTexts } from '../engine/texts';
import { shopAnalysis } from './mongolian/analysis';

serveTexts(shopAnalysis);

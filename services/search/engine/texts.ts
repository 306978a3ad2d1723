export type { AnalysisPlugin, Analyzer, Form } from './analysis/analyzer';
export { englishStem } from './analysis/english-stem';
export { scanning } from './analysis/scanning.rules';
export { serveTexts } from './storage/serve-texts';

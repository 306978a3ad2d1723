import { parentPort } from 'node:worker_threads';
import { evaluate } from './evaluate';
import type { EvaluationRequest } from './evaluation';

parentPort?.once('message', (request: EvaluationRequest) => parentPort?.postMessage(evaluate(request)));

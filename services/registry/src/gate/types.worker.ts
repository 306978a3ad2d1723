import { parentPort } from 'node:worker_threads';
import { compareTypes, type TypesRequest } from './types';

parentPort?.once('message', (request: TypesRequest) => parentPort?.postMessage(compareTypes(request)));

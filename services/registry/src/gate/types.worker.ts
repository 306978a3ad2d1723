import { parentPort } from 'node:worker_threads';
import { compareTypes, type TypesRequest } from './types';

parentPort?.once('message', (requests: TypesRequest[]) => parentPort?.postMessage(requests.map(compareTypes)));

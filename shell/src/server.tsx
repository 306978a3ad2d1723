import { parentPort, workerData } from 'node:worker_threads';
import { describeError } from '@ortoo/contracts';
import { createRenderer } from './document/render';
import type { RenderRequest, RenderSetup } from './document/render-shapes';

const { render, tryOut } = createRenderer(workerData as RenderSetup);

parentPort?.on('message', ({ id, request }: { id: number; request: RenderRequest }) => {
  render(request).then(
    result => parentPort?.postMessage({ id, result }),
    (error: unknown) => parentPort?.postMessage({ id, error: describeError(error) }),
  );
});

void tryOut(trying => parentPort?.postMessage({ trying })).then(broken => parentPort?.postMessage({ broken }));

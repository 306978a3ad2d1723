import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Whether a part of the page has thrown or suspended: React leaves it to the browser. */
export const hasGap = (html: string): boolean => html.includes('<!--$!-->');

/** The error of the missing part. The tree is rendered again because only a stream reports it. */
export const reasonOfGap = (tree: ReactNode): Promise<unknown> =>
  new Promise(resolve => {
    const waits = new Error('It waits for something that load has not brought.');
    let thrown: unknown;
    const { abort } = renderToPipeableStream(tree, {
      onError: error => void (thrown ??= error),
      onShellReady: () => {
        abort(waits);
        resolve(thrown ?? waits);
      },
      onShellError: resolve,
    });
  });

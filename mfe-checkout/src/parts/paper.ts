import { times } from '@ortoo/contracts';

/** Fetches a PDF that the server draws: a file, not an API response. */
export const fetchPaper = async (href: string): Promise<Blob> => {
  const answer = await fetch(href, { signal: AbortSignal.timeout(times.shopTimeout) });
  if (!answer.ok) throw new Error(`The PDF is not available: ${answer.status}`);
  return answer.blob();
};

/** Hands a file to the browser's downloads. */
export const saveFile = (file: Blob, name: string): void => {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The download has read the address by then.
  setTimeout(() => URL.revokeObjectURL(href), times.shopTimeout);
};

/** A load exceeded its time limit. */
export class TooLate extends Error {}

/** Rejects when a promise does not settle within this many milliseconds. */
export const inTime = async <T>(outcome: Promise<T>, id: string, limit: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(`${id} did not come within ${limit} ms`)), limit);
  });
  return Promise.race([outcome, tooLate]).finally(() => clearTimeout(timer));
};

/** The code of a lent part has not come. */
export class MissingPart extends Error {
  constructor(id: string, cause: unknown) {
    super(`${id} has not come`, { cause });
  }
}

/** Tells what a boundary has caught. A part that has not come is no fault of this page: it leaves a quiet gap. */
export const reportCaught = (error: unknown): void => {
  if (!(error instanceof MissingPart)) reportError(error);
};

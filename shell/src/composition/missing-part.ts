/** The code of a slot's component failed to load. */
export class MissingPart extends Error {
  constructor(id: string, cause: unknown) {
    super(`${id} has not come`, { cause });
  }
}

/**
 * Reports an error that a boundary has caught. A part that failed to load is no fault of this page: it is skipped
 * silently.
 */
export const reportCaught = (error: unknown): void => {
  if (!(error instanceof MissingPart)) reportError(error);
};

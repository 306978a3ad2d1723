import { answers } from './parts/testing/answers';

/** Responses of the fake api when this remote runs alone. */
export const devAnswers = answers;

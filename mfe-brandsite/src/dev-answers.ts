/** Responses of the fake api when this remote runs alone: the story needs none. */
export const devAnswers = {};

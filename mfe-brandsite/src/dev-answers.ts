/** What the fake api answers when this remote runs alone: the story asks nobody. */
export const devAnswers = {};

export const reason = {
  label: 'Reason',
  hint: 'Recorded in the history.',
  missing: 'Say why, in a few words.',
};

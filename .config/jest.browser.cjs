require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

// A test waits for what it expects, not for a clock: a busy machine may take its time.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no modal dialogs; these carry the state a test can observe.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

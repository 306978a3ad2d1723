require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

// Tests wait for a condition, not for a fixed time: a busy machine is slow.
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

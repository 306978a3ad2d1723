const { default: HappyDomEnvironment } = require('@happy-dom/jest-environment');

/** A page whose stacks are short: React's development build captures one for each element. */
module.exports = class extends HappyDomEnvironment {
  constructor(...options) {
    super(...options);
    this.global.Error.stackTraceLimit = 10;
    // It looks for another test runner in the stack of each call, which took 7 % of the time.
    const { setTimeout } = this.global;
    this.global.setTimeout = (...timer) => {
      const { stackTraceLimit } = Error;
      Error.stackTraceLimit = 0;
      try {
        return setTimeout(...timer);
      } finally {
        Error.stackTraceLimit = stackTraceLimit;
      }
    };
  }
};

// happy-dom's observer never reports; here everything observed is in view.
globalThis.IntersectionObserver = class {
  constructor(callback) {
    this.callback = callback;
  }
  observe(target) {
    this.callback([{ isIntersecting: true, target }], this);
  }
  disconnect() {}
  unobserve() {}
};
window.scrollTo = () => {};
// A test that expects an answer brings its own.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

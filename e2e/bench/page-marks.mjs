// Runs in the measured page before its own scripts.
const marks = { fcp: 0, lcp: 0, cls: 0 };
window.marks = marks;
const observe = (type, note) =>
  new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true });
observe('paint', entry => {
  if (entry.name === 'first-contentful-paint') marks.fcp = entry.startTime;
});
observe('largest-contentful-paint', entry => {
  marks.lcp = entry.startTime;
});
observe('layout-shift', entry => {
  if (!entry.hadRecentInput) marks.cls += entry.value;
});

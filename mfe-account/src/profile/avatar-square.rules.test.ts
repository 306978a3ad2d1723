import { squareOf } from './avatar-square.rules';

const wide = { naturalWidth: 1200, naturalHeight: 600, window: 300 };

it('is the whole height of a wide picture at first', () => {
  expect(squareOf({ ...wide, shownWidth: 600, scrollLeft: 0, scrollTop: 0 })).toEqual({ left: 0, top: 0, size: 600 });
  expect(squareOf({ ...wide, shownWidth: 600, scrollLeft: 150, scrollTop: 0 })).toEqual({
    left: 300,
    top: 0,
    size: 600,
  });
});

it('is a part of it when zoomed in', () => {
  expect(squareOf({ ...wide, shownWidth: 1200, scrollLeft: 100, scrollTop: 50 })).toEqual({
    ...{ left: 100, top: 50, size: 300 },
  });
});

it('never leaves the picture, whatever the screen rounds', () => {
  const { left, top, size } = squareOf({ ...wide, shownWidth: 599.6, scrollLeft: 300.7, scrollTop: 0.4 });
  expect(left + size).toBeLessThanOrEqual(1200);
  expect(top + size).toBeLessThanOrEqual(600);
  expect(size).toBe(600);
});

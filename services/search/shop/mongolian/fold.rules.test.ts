import { fold, tokens } from './fold.rules';

describe('tokens', () => {
  it.each([
    ['«Хангай» эсгий гутал, саарал', ['хангай', 'эсгий', 'гутал', 'саарал']],
    ['Тэрэлжийн 2 шөнө', ['тэрэлжийн', '2', 'шөнө']],
    ['Lake Khövsgöl’s shore', ['lake', 'khövsgöl’s', 'shore']],
    ['库苏古尔湖', ['库', '苏', '古', '尔', '湖']],
    ['', []],
  ])('%s', (text, expected) => expect(tokens(text)).toEqual(expected));
});

describe('fold', () => {
  it.each([
    ['Хөвсгөл', 'хөвсгөл'],
    ['Хєвсгєл', 'хөвсгөл'],
    ['Тїvшин', 'түvшин'],
    ['и\u0306', 'й'],
  ])('%s', (text, expected) => expect(fold(text)).toBe(expected));
});

import { textOf } from './registry-client';

it('prints each reason with its remedy', () => {
  const findings = [{ code: 'TWICE', problem: '“a” is declared twice.', mend: 'Give it another id.' }];
  expect(textOf(JSON.stringify({ error: 'TWICE: …', findings }))).toBe(
    '1 to mend\n  TWICE\n    “a” is declared twice.\n    → Give it another id.',
  );
});

it('prints any other response as it is', () => {
  expect(textOf('{"error":"No such release."}')).toBe('No such release.');
  expect(textOf('<html>')).toBe('<html>');
});

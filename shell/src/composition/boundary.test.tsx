import { render, screen } from '@testing-library/react';
import { Boundary } from '@ortoo/remote';

const Part = ({ broken }: { broken: boolean }) => {
  if (broken) throw new Error('mistake');
  return <p>{'here'}</p>;
};

const tree = (source: string, broken: boolean) => (
  <Boundary source={source} fallback={() => <p>{'gone'}</p>}>
    <Part broken={broken} />
  </Boundary>
);

test('a failed part is retried when its source changes, and not before', () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(tree('one', true));
  rerender(tree('one', false));
  expect(screen.getByText('gone')).toBeInTheDocument();
  rerender(tree('two', true));
  expect(screen.getByText('gone')).toBeInTheDocument();
  rerender(tree('three', false));
  expect(screen.getByText('here')).toBeInTheDocument();
  silenced.mockRestore();
});

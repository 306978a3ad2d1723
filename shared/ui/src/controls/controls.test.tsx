import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Button } from './button';
import { Checkbox } from './checkbox';
import { Chip } from './chip';
import { PasswordField } from './password-field';
import { QuantityStepper } from './quantity-stepper';
import { RadioCards } from './radio-cards';
import { Select } from './select';
import { TextField } from './text-field';

test('an optional field is named in words of their own', () => {
  render(<TextField label="Your request" optional="optional" />);
  expect(screen.getByRole('textbox')).toHaveAccessibleName('Your request optional');
});

describe('Button', () => {
  test('never submits a form by accident', () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'button');
  });

  test('while busy it keeps its name and its focus and ignores clicks', () => {
    const onClick = jest.fn();
    render(
      <Button busy onClick={onClick}>
        Pay
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Pay' });
    button.focus();
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
  });

  test('a busy submit button does not submit again', () => {
    const onSubmit = jest.fn(event => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Pay
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('fields', () => {
  test('hint and error describe the control', () => {
    render(<TextField label="Phone" hint="8 digits" error="Too short" required />);
    const input = screen.getByRole('textbox', { name: /Phone/ });
    expect(input).toHaveAccessibleDescription('8 digits Too short');
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
  });

  test('without error and hint there is no description', () => {
    render(<TextField label="Phone" />);
    expect(screen.getByLabelText('Phone')).not.toHaveAttribute('aria-describedby');
  });

  test('a hidden label still names the control', () => {
    render(<Select label="Sort" hideLabel options={[{ value: 'new', label: 'Newest' }]} />);
    expect(screen.getByRole('combobox', { name: 'Sort' })).toBeInTheDocument();
  });

  test('a password can be shown and hidden', () => {
    render(<PasswordField label="Password" showLabel="Show password" />);
    const toggle = screen.getByRole('button', { name: 'Show password' });
    fireEvent.click(toggle);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(toggle);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  test('a checkbox is named by its line and described by its error', () => {
    render(<Checkbox label="I agree" error="Please agree" />);
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveAccessibleDescription('Please agree');
  });

  test('radio cards are one group', () => {
    const onChange = jest.fn();
    const options = [
      { value: 'qpay', title: 'QPay' },
      { value: 'card', title: 'Card', text: 'Visa' },
    ];
    render(<RadioCards legend="Payment" name="pay" value="qpay" onChange={onChange} options={options} />);
    expect(screen.getByRole('group', { name: 'Payment' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('radio', { name: /Card/ }));
    expect(onChange).toHaveBeenCalledWith('card');
  });
});

describe('QuantityStepper', () => {
  const labels = {
    ...{ group: 'Quantity', less: 'One less', more: 'One more' },
    tooMany: (max: number) => `Only ${max}`,
    tooFew: (min: number) => `At least ${min}`,
    noNumber: () => 'A whole number',
  };
  function Sample({ onChange = () => {} }: { onChange?: (value: number) => void }) {
    const [value, setValue] = useState(2);
    const change = (next: number) => {
      onChange(next);
      setValue(next);
    };
    return <QuantityStepper value={value} max={5} labels={labels} onChange={change} />;
  }
  const input = () => screen.getByRole('textbox', { name: 'Quantity' });

  test('steps by its buttons and stops at its limits', () => {
    render(<Sample />);
    fireEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(input()).toHaveValue('1');
    expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled();
  });

  test('accepts typing, enforces its limits, and reports once', () => {
    const onChange = jest.fn();
    render(<Sample onChange={onChange} />);
    fireEvent.change(input(), { target: { value: '12' } });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.blur(input());
    expect(onChange.mock.calls).toEqual([[5]]);
  });

  test.each([
    ['99999', '5', 'Only 5'],
    ['-3', '1', 'At least 1'],
    ['0', '1', 'At least 1'],
    ['2.5', '2', 'A whole number'],
    ['abc', '2', 'A whole number'],
    ['4', '4', ''],
  ])('of a typed %s makes %s, and says why: %s', (typed, shown, notice) => {
    render(<Sample />);
    fireEvent.change(input(), { target: { value: typed } });
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(input()).toHaveValue(shown);
    expect(screen.getByRole('status')).toHaveTextContent(notice);
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('an emptied box returns to its value', () => {
    const onChange = jest.fn();
    render(<Sample onChange={onChange} />);
    fireEvent.change(input(), { target: { value: '' } });
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(input()).toHaveValue('2');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('arrows step', () => {
    render(<Sample />);
    fireEvent.keyDown(input(), { key: 'ArrowUp' });
    expect(input()).toHaveValue('3');
  });
});

test('chips filter, link or are removed', () => {
  const onRemove = jest.fn();
  render(
    <>
      <Chip pressed>Red</Chip>
      <Chip href="/t/boots">Boots</Chip>
      <Chip onRemove={onRemove} removeLabel="Remove filter Blue">
        Blue
      </Chip>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Red' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: 'Boots' })).toHaveAttribute('href', '/t/boots');
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter Blue' }));
  expect(onRemove).toHaveBeenCalled();
});

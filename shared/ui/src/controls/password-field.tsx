import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons';
import { IconButton } from './icon-button';
import { TextField, type TextFieldProps } from './text-field';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffixText'> & { showLabel: string };

/** A password that can be shown; aria-pressed exposes the toggle's state. */
export function PasswordField({ showLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      label={showLabel}
      aria-pressed={shown}
      icon={shown ? <EyeOffIcon /> : <EyeIcon />}
      onClick={() => setShown(!shown)}
    />
  );
  return <TextField spellCheck={false} {...field} type={shown ? 'text' : 'password'} suffixText={toggle} />;
}

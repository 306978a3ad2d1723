import { limits } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Button, TextField } from '@ortoo/ui';
import { type FormEvent, useState } from 'react';

interface ListNameFormProps {
  initial: string;
  action: string;
  busy: boolean;
  onSave: (name: string) => void;
}

/** The name of a list; what was entered stays when saving fails. */
export const ListNameForm = ({ initial, action, busy, onSave }: ListNameFormProps) => {
  const t = useMessages();
  const [name, setName] = useState(initial);
  const [isTried, setTried] = useState(false);
  const isEmpty = name.trim() === '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isEmpty && !busy) onSave(name.trim());
  };
  return (
    <form noValidate onSubmit={save}>
      <TextField
        label={t('wishlists.name')}
        hint={t('wishlists.nameHint')}
        value={name}
        maxLength={limits.wishlistName}
        autoComplete="off"
        enterKeyHint="done"
        required
        {...(isTried && isEmpty && { error: t('wishlists.nameEmpty') })}
        onBlur={() => setTried(initial !== '' || name !== '')}
        onChange={event => setName(event.target.value)}
      />
      <p className="action">
        <Button type="submit" busy={busy}>
          {action}
        </Button>
      </p>
    </form>
  );
};

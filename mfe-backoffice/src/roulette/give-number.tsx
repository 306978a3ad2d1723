import { css } from '@emotion/react';
import { useRef, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useMessages } from '@ortoo/remote';
import { Button, ErrorNotice, TextField } from '@ortoo/ui';
import { giveNumber } from './roulette.mutations';

/** Gives a visitor the next number; the field of the name is ready for the next one. */
export const GiveNumber = ({ locationId }: { locationId: number }) => {
  const t = useMessages();
  const nameField = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, data, error, isPending } = useMutation(giveNumber);
  const missing = (value: string) => (isTried && value.trim() === '' ? t('errors.required') : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || phone.trim() === '') return;
    mutate(
      { body: { location_id: locationId, name: name.trim(), phone } },
      {
        onSuccess: () => {
          setName('');
          setPhone('');
          setTried(false);
          nameField.current?.focus();
        },
      },
    );
  };
  const fields = error?.fields ?? {};
  return (
    <section css={style} aria-labelledby="give-number">
      <h2 id="give-number">{t('roulette.give')}</h2>
      <form onSubmit={submit} noValidate>
        <TextField
          ref={nameField}
          label={t('roulette.participant')}
          required
          maxLength={80}
          autoComplete="off"
          error={missing(name)}
          value={name}
          onChange={event => setName(event.target.value)}
        />
        <TextField
          label={t('fields.phone')}
          type="tel"
          required
          maxLength={40}
          autoComplete="off"
          error={missing(phone) ?? fields['phone']}
          value={phone}
          onChange={event => setPhone(event.target.value)}
        />
        <Button type="submit" busy={isPending}>
          {t('roulette.giveAction')}
        </Button>
      </form>
      <ErrorNotice>{error && !fields['phone'] ? error.message : undefined}</ErrorNotice>
      <p role="status" className="issued">
        {data && !error && (
          <>
            <span className="soft">{t('roulette.numberOf', { name: data.user.name })}</span>
            <strong>{data.number}</strong>
          </>
        )}
      </p>
    </section>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  form {
    display: grid;
    gap: var(--space-2);
  }
  .issued:not(:empty) {
    display: grid;
    justify-items: center;
    min-height: 6rem;
    align-content: center;
    border-radius: var(--radius-lg);
    background: var(--sand);
  }
  .issued strong {
    font-family: var(--font-display);
    font-size: 3rem;
    line-height: 1.1;
  }
`;

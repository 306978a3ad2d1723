import { useState, type FormEvent } from 'react';
import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import { subscribe } from '@ortoo/contracts/endpoints';
import { ApiError, apiOf, call } from '@ortoo/http';
import { useMessages } from '@ortoo/remote';
import { Button, ErrorNotice, TextField } from '@ortoo/ui';

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Form of the newsletter. Its answer is the same for every address: the rest is in the email. */
export const Newsletter = () => {
  const t = useMessages();
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (address: string, { client }) => call(apiOf(client), subscribe, { body: { email: address } }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    setWrong(!isEmail(address));
    if (isEmail(address)) mutate(address);
  };
  return (
    <section css={style} aria-labelledby="newsletter">
      <div className="words">
        <h2 id="newsletter">{t('newsletter.title')}</h2>
        <p className="soft">{t('newsletter.text')}</p>
      </div>
      <div role="status">{isSuccess && <p className="sent">{t('newsletter.sent')}</p>}</div>
      {!isSuccess && (
        <form noValidate onSubmit={send}>
          <TextField
            type="email"
            inputMode="email"
            autoComplete="email"
            name="email"
            required
            label={t('fields.email')}
            value={email}
            error={isWrong ? t('errors.email') : undefined}
            onChange={event => {
              setEmail(event.target.value);
              setWrong(false);
            }}
            onBlur={() => setWrong(email.trim() !== '' && !isEmail(email.trim()))}
          />
          <Button type="submit" busy={isPending}>
            {t('newsletter.action')}
          </Button>
          {error && <ErrorNotice>{(error instanceof ApiError && error.message) || t('errors.offline')}</ErrorNotice>}
        </form>
      )}
    </section>
  );
};

const style = css`
  display: grid;
  align-items: center;
  gap: var(--space-2) var(--space-6);
  width: 100%;
  padding: clamp(1.25rem, 4vw, 2rem);
  border-radius: var(--radius-lg);
  background: var(--surface);
  color: var(--ink);
  :focus-visible {
    outline-color: var(--action);
  }
  .words {
    display: grid;
    gap: 0.25rem;
  }
  h2 {
    font-size: var(--text-xl);
  }
  form {
    display: grid;
    gap: var(--space-1-5);
  }
  .sent {
    color: var(--good);
    font-weight: 600;
  }
  @media (min-width: 640px) {
    form {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: start;
    }
    form > button {
      min-height: 3.125rem;
      margin-top: 1.75rem;
    }
    form > [role='alert'] {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 992px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    [role='status']:empty {
      display: none;
    }
  }
`;

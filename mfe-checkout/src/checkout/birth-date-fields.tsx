import { css } from '@emotion/react';
import { useId, type RefObject } from 'react';
import { useMessages } from '@ortoo/remote';
import { ErrorNotice, Section, TextField } from '@ortoo/ui';
import type { useBirthDate } from './use-birth-date';

interface BirthDateFieldsProps {
  age: ReturnType<typeof useBirthDate>;
  years: number;
  input: RefObject<HTMLInputElement | null>;
}

/** Birth date of a buyer of alcohol, in three parts: nobody scrolls a calendar back for decades. */
export const BirthDateFields = ({ age, years, input }: BirthDateFieldsProps) => {
  const t = useMessages();
  const error = useId();
  const part = (name: keyof typeof age.typed, digits: number) => ({
    label: t(`age.${name}`),
    inputMode: 'numeric' as const,
    maxLength: digits,
    autoComplete: `bday-${name}`,
    required: true,
    value: age.typed[name],
    ...(age.error && { 'aria-invalid': true, 'aria-describedby': error }),
    onChange: (event: { target: HTMLInputElement }) => age.change({ [name]: event.target.value.trim() }),
  });
  return (
    <Section title={t('age.title', { years })} text={t('age.text', { years })}>
      <div css={style} role="group" aria-label={t('age.birthDate')}>
        <TextField ref={input} {...part('year', 4)} />
        <TextField {...part('month', 2)} />
        <TextField {...part('day', 2)} />
      </div>
      <div id={error}>
        <ErrorNotice>{age.error}</ErrorNotice>
      </div>
    </Section>
  );
};

const style = css`
  display: grid;
  grid-template-columns: 7rem 5.5rem 5.5rem;
  gap: var(--space-2);
`;

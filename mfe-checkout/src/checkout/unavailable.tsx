import { css } from '@emotion/react';
import { useMessages } from '@ortoo/remote';
import { Disclosure } from '@ortoo/ui';

interface UnavailableProps {
  choices: readonly { id: number; name: string; reason: string | null }[];
}

/** What cannot be chosen now, folded, each with its reason. */
export const Unavailable = ({ choices }: UnavailableProps) => {
  const t = useMessages();
  if (choices.length === 0) return null;
  return (
    <Disclosure summary={t('checkout.unavailable', { count: choices.length })}>
      <ul css={style}>
        {choices.map(({ id, name, reason }) => (
          <li key={id}>
            <strong>{name}</strong>
            {reason && <span className="soft">{reason}</span>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1);
  li {
    display: grid;
  }
`;

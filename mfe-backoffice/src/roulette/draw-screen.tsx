import { css, keyframes } from '@emotion/react';
import type { RouletteDraw } from '@ortoo/contracts';
import { useLocale, useMessages } from '@ortoo/remote';
import { FullView, Picture } from '@ortoo/ui';
import { nameIn } from './name.rules';

/** A draw with its winner. */
export interface Drawn {
  draw: RouletteDraw;
  winner: { name: string; phone: string };
}

interface DrawScreenProps {
  drawn: Drawn | undefined;
  onClose: () => void;
}

/** The last digits identify the winner on a public screen without the number. */
const masked = (phone: string) => `•••• ${phone.slice(-4)}`;

/** The drawn number for everybody in the room: it rises into place unless motion is reduced. */
export const DrawScreen = ({ drawn, onClose }: DrawScreenProps) => {
  const t = useMessages();
  const locale = useLocale();
  return (
    <FullView
      open={drawn !== undefined}
      onClose={onClose}
      title={drawn ? nameIn(drawn.draw.product.name, locale) : ''}
      closeLabel={t('actions.close')}
    >
      {drawn && (
        <div css={style} role="status">
          {drawn.draw.product.image && <Picture src={drawn.draw.product.image} alt="" sizes="240px" maxWidth={640} />}
          <p className="soft">{t('roulette.winningNumber')}</p>
          <p className="number">{drawn.draw.number}</p>
          <p className="winner">{drawn.winner.name}</p>
          <p className="soft">{masked(drawn.winner.phone)}</p>
          <p className="soft">{t('roulette.among', { count: drawn.draw.entries.length })}</p>
        </div>
      )}
    </FullView>
  );
};

const rise = keyframes`
  from { opacity: 0; transform: translateY(40%) scale(0.8); }
`;

const style = css`
  display: grid;
  justify-items: center;
  gap: var(--space-1);
  text-align: center;
  img {
    width: 15rem;
    border-radius: var(--radius-lg);
  }
  .number {
    font-family: var(--font-display);
    font-size: clamp(6rem, 28vw, 14rem);
    font-weight: 700;
    line-height: 1;
  }
  .winner {
    font-size: var(--text-2xl);
    font-weight: 620;
  }
  @media (prefers-reduced-motion: no-preference) {
    .number {
      animation: ${rise} 900ms cubic-bezier(0.2, 0.9, 0.2, 1);
    }
  }
`;

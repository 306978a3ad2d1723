import { css } from '@emotion/react';
import { formatPhone } from '@ortoo/i18n';
import { useHref, useMessages, useSite } from '@ortoo/remote';
import { Container, Logo, TextLink } from '@ortoo/ui';

/** Header of a task to be finished: the way home, back to the cart, and help. */
export const EnclosedHeader = () => {
  const t = useMessages();
  const href = useHref();
  const { configs } = useSite();
  return (
    <header css={style} className="no-print">
      <Container>
        <div className="bar">
          <Logo name={configs.name} href={href('/')} />
          <p>
            <TextLink href={href('/cart')}>{t('nav.cart')}</TextLink>
            <TextLink href={`tel:${configs.phone}`}>
              <span className="only-wide">{t('nav.help')} </span>
              {formatPhone(configs.phone)}
            </TextLink>
          </p>
        </div>
      </Container>
    </header>
  );
};

const style = css`
  border-bottom: 1px solid var(--line);
  .bar {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    min-height: 4rem;
  }
  p {
    display: flex;
    gap: var(--space-2);
    font-size: var(--text-sm);
    white-space: nowrap;
  }
  .only-wide {
    display: inline;
  }
`;

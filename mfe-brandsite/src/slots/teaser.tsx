import { css } from '@emotion/react';
import { useHref, useMessages } from '@ortoo/remote';
import { ButtonLink, Picture } from '@ortoo/ui';
import { backdropStyle } from '../parts/backdrop-style';
import { BrandStage } from '../parts/brand-stage';

/** The link to the story; shows nothing from behind the gate. */
export const Slot = () => {
  const t = useMessages();
  const href = useHref();
  return (
    <section css={style} aria-labelledby="brandsite-teaser">
      <BrandStage>
        <div className="scene">
          <Picture
            css={backdropStyle}
            src="brand-gate"
            alt=""
            ratio={32 / 15}
            sizes="(min-width: 1360px) 1280px, 180vw"
          />
          <div className="words">
            <p className="age">{t('teaser.age')}</p>
            <h2 id="brandsite-teaser">{t('teaser.title')}</h2>
            <p>{t('teaser.text')}</p>
            <ButtonLink href={href('/brand/story')} size="lg">
              {t('teaser.action')}
            </ButtonLink>
          </div>
        </div>
      </BrandStage>
    </section>
  );
};

const style = css`
  overflow: hidden;
  border-radius: var(--radius-xl);
  .scene {
    position: relative;
    display: grid;
    align-items: end;
    min-height: 22rem;
    isolation: isolate;
  }
  .scene::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(to top, rgb(7 9 12 / 0.9), rgb(7 9 12 / 0.15));
  }
  .words {
    display: grid;
    gap: var(--space-1);
    justify-items: start;
    padding: clamp(1.5rem, 5vw, 3.5rem);
  }
  h2 {
    font-size: var(--text-3xl);
  }
  p {
    color: var(--ink-soft);
    font-size: var(--text-lg);
  }
  .age {
    color: var(--action);
    font-size: var(--text-sm);
  }
  a {
    margin-top: var(--space-1-5);
  }
`;

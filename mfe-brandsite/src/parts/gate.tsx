import { css } from '@emotion/react';
import { limits, shopApiPrefix } from '@ortoo/contracts';
import { confirmAge } from '@ortoo/contracts/endpoints';
import { useHref, useMessages, useSite } from '@ortoo/remote';
import { Button, ButtonLink, Picture } from '@ortoo/ui';
import { backdropStyle } from './backdrop-style';
import { manifest } from '../manifest';
import { BrandStage } from './brand-stage';

const [home] = manifest.routes;

/** Age gate as a plain form: it works without script, and only the server can process it. */
export const gateTo = (path: string) => {
  const Gate = () => {
    const t = useMessages();
    const href = useHref();
    // On the brand's own site the home page is behind the gate, too.
    const away = useSite().configs.code === home.site ? '/products' : home.path;
    return (
      <BrandStage>
        <div css={style}>
          <Picture css={backdropStyle} src="brand-gate" alt="" eager ratio={32 / 15} sizes="max(100vw, 180vh)" />
          <form method="post" action={shopApiPrefix + confirmAge.path}>
            <p className="brand">{t('brand')}</p>
            <h1>{t('gate.title')}</h1>
            <p>{t('gate.text')}</p>
            <input type="hidden" name="return_to" value={href(path)} />
            <div className="answers">
              <Button type="submit" name="age" value={limits.ageGateYears} size="lg" wide>
                {t('gate.yes')}
              </Button>
              <ButtonLink href={href(away)} kind="secondary" size="lg" wide>
                {t('gate.no')}
              </ButtonLink>
            </div>
            <p className="soft">{t('gate.remembered')}</p>
          </form>
        </div>
      </BrandStage>
    );
  };
  return Gate;
};

const style = css`
  position: relative;
  display: grid;
  place-items: center;
  min-height: max(36rem, calc(100svh - var(--header-height) - var(--bottom-nav-height)));
  padding: var(--space-4) var(--gutter);
  overflow: hidden;
  isolation: isolate;
  > img {
    opacity: 0.55;
  }
  form {
    display: grid;
    gap: var(--space-2);
    width: min(30rem, 100%);
    text-align: center;
  }
  .brand {
    color: var(--action);
    font-size: var(--text-lg);
    letter-spacing: 0.18em;
    text-transform: uppercase;
  }
  .answers {
    display: grid;
    gap: var(--space-1-5);
    margin-top: var(--space-2);
  }
`;

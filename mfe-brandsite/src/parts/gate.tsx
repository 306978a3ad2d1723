import { useId, useState } from 'react';
import { css } from '@emotion/react';
import { limits, shopApiPrefix } from '@ortoo/contracts';
import { confirmAge } from '@ortoo/contracts/endpoints';
import { useHref, useHydrated, useLocation, useMessages, useSite } from '@ortoo/remote';
import { Button, ButtonLink, FieldError, Picture, TextField } from '@ortoo/ui';
import { backdropStyle } from './backdrop-style';
import { BrandStage } from './brand-stage';
import { useGateTry } from './use-gate-try';
import { useShopHref } from './use-shop-href';

const dateParts = [
  ['year', 4],
  ['month', 2],
  ['day', 2],
] as const;

const BirthDate = () => {
  const t = useMessages();
  const rejected = useGateTry();
  const [isChanged, setChanged] = useState(false);
  const error = useId();
  const isWrong = rejected !== undefined && !isChanged;
  return (
    <fieldset onInput={() => setChanged(true)}>
      <legend className="visually-hidden">{t('gate.birthDate')}</legend>
      <div className="date">
        {dateParts.map(([name, digits]) => (
          <TextField
            key={name}
            name={name}
            label={t(`gate.${name}`)}
            defaultValue={rejected?.[name]}
            inputMode="numeric"
            autoComplete={`bday-${name}`}
            maxLength={digits}
            aria-required
            {...(isWrong && { 'aria-invalid': true, 'aria-describedby': error })}
          />
        ))}
      </div>
      {isWrong && (
        <FieldError id={error} role="alert">
          {t(`gate.faults.${rejected.fault}`, { years: limits.ageMaxYears })}
        </FieldError>
      )}
    </fieldset>
  );
};

/** Age gate as a plain form: it works without script, and only the server can process it. */
export const Gate = () => {
  const t = useMessages();
  const href = useHref();
  const shopHref = useShopHref();
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated();
  const isByDate = useSite().configs.age_gate === 'birth_date';
  // The server never sees it: a redirect keeps the one of the address that it answers.
  const place = isHydrated ? hash : '';
  return (
    <BrandStage>
      <div css={style}>
        <Picture css={backdropStyle} src="brand-gate" alt="" eager ratio={32 / 15} sizes="max(100vw, 180vh)" />
        <form method="post" action={shopApiPrefix + confirmAge.path + place} noValidate>
          <p className="brand">{t('brand')}</p>
          <h1>{t(isByDate ? 'gate.birthTitle' : 'gate.title')}</h1>
          <p>{t(isByDate ? 'gate.birthText' : 'gate.text')}</p>
          <input type="hidden" name="return_to" value={href(pathname + search)} />
          {isByDate && <BirthDate />}
          <div className="answers">
            {isByDate ? (
              <Button type="submit" size="lg" wide>
                {t('gate.enter')}
              </Button>
            ) : (
              <Button type="submit" name="age" value={limits.ageGateYears} size="lg" wide>
                {t('gate.yes')}
              </Button>
            )}
            <ButtonLink href={shopHref('/')} kind="secondary" size="lg" wide>
              {t(isByDate ? 'gate.leave' : 'gate.no')}
            </ButtonLink>
          </div>
          <p className="soft">{t(isByDate ? 'gate.privacy' : 'gate.remembered')}</p>
        </form>
      </div>
    </BrandStage>
  );
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
  fieldset {
    display: grid;
    gap: var(--space-1-5);
    margin-top: var(--space-1);
    text-align: start;
  }
  .date {
    display: grid;
    grid-template-columns: 4fr 3fr 3fr;
    gap: var(--space-1-5);
  }
  .date input {
    font-size: var(--text-xl);
    text-align: center;
  }
  .answers {
    display: grid;
    gap: var(--space-1-5);
    margin-top: var(--space-2);
  }
`;

import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '@ortoo/remote';
import { pageShown, showAnew } from '../navigation/page-shown';
import { useShell } from '../shell-context';
import { hasScript } from './adapters';
import { ConsentPanel } from './consent-panel';
import { $consent, $reconsiders } from './consent.store';
import { startMeasuring } from './start-measuring';

/** The panel is not shown during payment. */
const isCheckout = (path: string) => path.startsWith('/checkout');

/** Measures with the visitor's consent, and requests it. Loaded only when the site has an analytics service. */
export const Measuring = () => {
  const t = useMessages();
  const { visit } = useShell();
  const { pathname } = useLocation();
  const consent = useStore($consent);
  const reconsiders = useStore($reconsiders);
  const { analytics } = visit.site.configs;
  useEffect(() => startMeasuring({ analytics, api: visit.api, page: pageShown, clock: Date.now }), [analytics, visit]);
  const change = useRef<HTMLButtonElement>(null);
  if (isCheckout(pathname)) return null;
  const applyDecision = (word: 'given' | 'refused') => {
    const isWithdrawn = consent === 'given' && word === 'refused';
    // A third-party script cannot be removed from a running page.
    if (isWithdrawn && hasScript(analytics)) return showAnew();
    const next = reconsiders ? change.current : document.getElementById('content');
    next?.focus({ preventScroll: true });
  };
  return (
    <>
      <button type="button" css={style} ref={change} onClick={() => $reconsiders.set(true)}>
        {t('consent.change')}
      </button>
      {(consent === null || reconsiders) && <ConsentPanel onDecided={applyDecision} />}
    </>
  );
};

const style = css`
  min-height: var(--target);
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 0.25em;
  cursor: pointer;
`;

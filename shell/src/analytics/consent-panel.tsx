import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import { useMessages, useTextsAtOnce } from '@ortoo/remote';
import { Button } from '@ortoo/ui';
import { $consent, $reconsiders, decideConsent } from './consent.store';

/** Scroll padding, so that the panel does not cover the focused element. */
const useRoom = () => {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${(panel.current?.offsetHeight ?? 0) + 96}px`;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, []);
  return panel;
};

/** Requests consent without blocking: it covers no controls, and both answers have equal weight. */
export const ConsentPanel = ({ onDecided }: { onDecided: (consent: 'given' | 'refused') => void }) => {
  const t = useMessages();
  useTextsAtOnce();
  const title = useId();
  const panel = useRoom();
  const consent = useStore($consent);
  const reconsiders = useStore($reconsiders);
  // Moves the focus only when the visitor has opened the panel.
  useEffect(() => {
    if (reconsiders) panel.current?.focus();
  }, [reconsiders, panel]);
  const decide = (word: 'given' | 'refused') => {
    decideConsent(word);
    onDecided(word);
  };
  return (
    <section css={style} ref={panel} tabIndex={-1} aria-labelledby={title}>
      <h2 id={title}>{t('consent.title')}</h2>
      <p>{t('consent.text')}</p>
      {consent && <p>{t(`consent.now.${consent}`)}</p>}
      <div>
        <Button size="sm" kind="secondary" onClick={() => decide('given')}>
          {t('consent.allow')}
        </Button>
        <Button size="sm" kind="secondary" onClick={() => decide('refused')}>
          {t('consent.refuse')}
        </Button>
      </div>
    </section>
  );
};

const style = css`
  position: fixed;
  z-index: var(--z-sticky);
  inset: auto 0.75rem calc(var(--bottom-nav-height) + 0.75rem);
  display: grid;
  gap: 0.625rem;
  padding: 1rem 1.125rem;
  border-radius: var(--radius-lg);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-3);
  font-size: var(--text-sm);
  line-height: 1.5;
  h2 {
    font-size: var(--text-md);
  }
  p {
    color: var(--ink-soft);
  }
  > div {
    display: flex;
    gap: 0.5rem;
  }
  > div > * {
    flex: 1;
  }
  @media (max-width: 991.98px) {
    html:has([data-action-bar]) & {
      bottom: calc(var(--bottom-nav-height) + 5.25rem);
    }
  }
  @media (min-width: 992px) {
    inset: auto auto 1rem 1rem;
    width: 24rem;
  }
`;

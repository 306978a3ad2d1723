import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { htmlLang, type Locale, type Translate } from '@ortoo/i18n';
import { $measuringLog, type LoggedEvent } from './measuring-log.store';

interface MeasuringViewProps {
  t: Translate;
  locale: Locale;
  onClose: () => void;
}

const EventRow = ({ t, time, event }: { t: Translate; time: string; event: LoggedEvent }) => (
  <li>
    <details>
      <summary>
        <strong>{event.name}</strong> <time>{time}</time> <span>{t(`tools.outcomes.${event.outcome}`)}</span>
      </summary>
      <pre>{JSON.stringify(event.facts, null, 1)}</pre>
    </details>
  </li>
);

/** For developers and staff: the events of this page, and whether they go to the analytics service. */
export const MeasuringView = ({ t, locale, onClose }: MeasuringViewProps) => {
  const events = useStore($measuringLog);
  const clock = new Intl.DateTimeFormat(htmlLang[locale], { timeStyle: 'medium' });
  return (
    <aside css={style} className="no-print" aria-label={t('tools.measuring')} title={t('tools.only')}>
      <details>
        <summary>
          {t('tools.measuring')} <strong>{events.length}</strong>
        </summary>
        {events.length === 0 && <p>{t('tools.noEvents')}</p>}
        <ol>
          {events.map(event => (
            <EventRow key={event.id} t={t} time={clock.format(event.at)} event={event} />
          ))}
        </ol>
        <button type="button" onClick={onClose}>
          {t('tools.end')}
        </button>
      </details>
    </aside>
  );
};

const style = css`
  position: fixed;
  z-index: var(--z-nav);
  right: max(0.75rem, env(safe-area-inset-right));
  bottom: calc(var(--bottom-nav-height) + 0.75rem);
  width: min(24rem, 100% - 1.5rem);
  pointer-events: none;
  font-size: var(--text-sm);
  line-height: 1.4;
  /* Above the bar with which one buys. */
  @media (max-width: 991.98px) {
    body:has([data-action-bar]) & {
      bottom: calc(var(--bottom-nav-height) + 5.25rem);
    }
  }
  > details {
    width: fit-content;
    max-width: 100%;
    margin-left: auto;
    border-radius: 1.375rem;
    background: var(--night);
    color: var(--on-night);
    box-shadow: var(--shadow-2);
    pointer-events: auto;
  }
  > details[open] {
    width: 100%;
  }
  summary {
    min-height: var(--target);
    cursor: pointer;
  }
  > details > summary {
    padding: 0.75rem 1rem;
  }
  ol {
    max-height: min(45vh, 24rem);
    overflow: auto;
    padding: 0;
    list-style: none;
  }
  li {
    border-top: 1px solid rgb(255 255 255 / 0.18);
  }
  li summary {
    padding: 0.625rem 1rem;
  }
  time,
  span {
    color: var(--on-night-soft);
  }
  span {
    display: block;
  }
  p,
  pre {
    padding: 0 1rem 0.75rem;
  }
  pre {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    font-family: ui-monospace, monospace;
  }
  button {
    width: 100%;
    min-height: var(--target);
    border: 0;
    border-top: 1px solid rgb(255 255 255 / 0.18);
    border-radius: 0 0 1.375rem 1.375rem;
    background: none;
    color: inherit;
    font-weight: 600;
  }
  button:hover {
    background: rgb(255 255 255 / 0.12);
  }
  :focus-visible {
    outline-color: var(--sky);
    outline-offset: -3px;
  }
`;

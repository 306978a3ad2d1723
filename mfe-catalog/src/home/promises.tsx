import { css } from '@emotion/react';
import { useMessages, useSite } from '@ortoo/remote';
import { QrCodeIcon, ShieldCheckIcon, TicketIcon, TruckIcon } from '@ortoo/ui';

const promises = [
  ['delivery', TruckIcon],
  ['payment', QrCodeIcon],
  ['tickets', TicketIcon],
  ['returns', ShieldCheckIcon],
] as const;

/** The shop's service promises. */
export const Promises = () => {
  const t = useMessages();
  const hours = useSite().delivery_hours?.city[1];
  const shown = promises.filter(([name]) => name !== 'delivery' || hours !== undefined);
  return (
    <ul css={style} aria-label={t('home.promises.title')}>
      {shown.map(([name, Icon]) => (
        <li key={name}>
          <Icon aria-hidden="true" />
          <div>
            <strong>{t(`home.promises.${name}`, { hours: hours ?? '' })}</strong>
            <p>{t(`home.promises.${name}Text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
};

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: var(--space-2) var(--space-3);
  padding: clamp(1.25rem, 3vw, 2rem);
  border-radius: var(--radius-xl);
  background: var(--sand);
  li {
    display: flex;
    gap: 1rem;
  }
  svg {
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
    color: var(--action);
    stroke-width: 1.5;
  }
  p {
    color: var(--ink-soft);
    font-size: var(--text-sm);
    line-height: 1.45;
  }
`;

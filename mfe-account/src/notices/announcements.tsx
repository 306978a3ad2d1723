import { css } from '@emotion/react';
import { useHref, useMessages, useSite } from '@ortoo/remote';
import { InlineNotice, TextLink } from '@ortoo/ui';

/** What the site tells everybody. */
export const Announcements = () => {
  const t = useMessages();
  const href = useHref();
  const { notifications } = useSite();
  const shown = notifications.filter(({ text }) => text !== '');
  if (shown.length === 0) return null;
  return (
    <ul css={list} aria-label={t('notices.ofShop')}>
      {shown.map(({ id, text, url }) => (
        <li key={id}>
          <InlineNotice>{url ? <TextLink href={href(url)}>{text}</TextLink> : text}</InlineNotice>
        </li>
      ))}
    </ul>
  );
};

const list = css`
  display: grid;
  gap: var(--space-1);
`;

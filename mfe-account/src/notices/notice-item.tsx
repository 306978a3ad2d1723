import { css } from '@emotion/react';
import type { Notification } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import {
  CheckIcon,
  HeartIcon,
  IconButton,
  MessageIcon,
  NewspaperIcon,
  PackageIcon,
  PencilIcon,
  Picture,
} from '@ortoo/ui';

const icons = {
  order: PackageIcon,
  price: HeartIcon,
  stock: HeartIcon,
  quote: MessageIcon,
  article: NewspaperIcon,
  publication: PencilIcon,
};

interface NoticeItemProps {
  notice: Notification;
  /** Also when its link is followed. */
  onRead: () => void;
}

/** One notification: the whole of it is a link; a dot and a word mark what is new. */
export const NoticeItem = ({ notice, onRead }: NoticeItemProps) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { kind, title, text, path, image, created_at: at, is_read } = notice;
  const Icon = icons[kind];
  return (
    <li css={style} data-unread={!is_read || undefined}>
      <span className="mark">
        {image ? <Picture src={image} alt="" sizes="56px" maxWidth={160} /> : <Icon aria-hidden="true" />}
      </span>
      <div>
        <h2>
          <a href={href(path)} onClick={is_read ? undefined : onRead}>
            {title}
          </a>
          {!is_read && <span className="new">{t('notices.new')}</span>}
        </h2>
        {text && <p>{text}</p>}
        <p className="soft">
          <time dateTime={at}>{formatDateTime(at, locale)}</time>
        </p>
      </div>
      {!is_read && <IconButton label={`${t('notices.readOne')}: ${title}`} icon={<CheckIcon />} onClick={onRead} />}
    </li>
  );
};

const style = css`
  position: relative;
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: center;
  padding: var(--space-2);
  border-radius: var(--radius-lg);
  &[data-unread] {
    background: var(--action-wash);
  }
  .mark {
    display: grid;
    overflow: hidden;
    place-items: center;
    aspect-ratio: 1;
    border-radius: var(--radius);
    background: var(--sand);
    color: var(--action);
  }
  h2 {
    font: 500 var(--text-md) / 1.4 var(--font);
    letter-spacing: 0;
  }
  &[data-unread] h2 {
    font-weight: 650;
  }
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  .new {
    margin-inline-start: 0.5rem;
    padding: 0.0625rem 0.5rem;
    border-radius: 999px;
    background: var(--action);
    color: var(--on-action);
    font-size: var(--text-xs);
  }
  > button {
    position: relative;
  }
`;

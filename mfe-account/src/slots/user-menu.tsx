import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { useRef, type MouseEvent } from 'react';
import { useMessages, type SlotProps } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { GuestMenu } from './guest-menu';
import { OwnMenu } from './own-menu';
import { useDisclosed } from './use-disclosed';

/** What matters to this visitor, below the header's link to the account. */
export const Slot = ({ link, onClose }: SlotProps<'account.user-menu'>) => {
  const t = useMessages();
  const panel = useRef<HTMLDivElement>(null);
  const user = useStore($user, { ssr: 'initial' });
  useDisclosed({ panel, opener: link, onClose });
  const leave = () => {
    onClose();
    link.current?.focus();
  };
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose();
  };
  return (
    <div ref={panel} css={style} role="group" aria-label={t('nav.profile')} tabIndex={-1} onClick={closeOnLink}>
      {user ? <OwnMenu user={user} onClose={leave} /> : <GuestMenu onClose={onClose} />}
    </div>
  );
};

const style = css`
  position: absolute;
  z-index: 1;
  top: calc(100% + 0.25rem);
  right: 0.625rem;
  display: grid;
  gap: var(--space-1-5);
  width: 21rem;
  max-height: calc(100dvh - 8rem);
  padding: var(--space-2);
  overflow-y: auto;
  border-radius: var(--radius-lg);
  background: var(--surface);
  box-shadow: var(--shadow-3);
  outline: none;
  h2 {
    font-size: var(--text-md);
    overflow-wrap: anywhere;
  }
  hr {
    width: 100%;
    margin: 0;
    border: 0;
    border-top: 1px solid var(--line);
  }
  .item {
    display: flex;
    align-items: center;
    gap: var(--space-1-5);
    min-height: var(--target);
    padding: 0.25rem var(--space-1);
    border-radius: var(--radius);
    font-weight: 550;
  }
  .item > span {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .item svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--action);
  }
  .happening .item {
    background: var(--sand);
  }
  .happening {
    display: grid;
    gap: var(--space-1);
  }
  .happening:empty {
    display: none;
  }
  > button {
    justify-self: start;
  }
  form {
    display: grid;
    gap: var(--space-1);
  }
  @media (hover: hover) {
    .item:hover {
      background: var(--sand);
    }
  }
`;

import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import { Slot, useEnvironment, useLocation } from '@ortoo/remote';
import { $viewport } from '@ortoo/stores';
import { isPlain } from '../navigation/link-clicks';

/**
 * In a wide window, the link to the account opens a menu of the account's remote. Where there is none, and on a phone,
 * it stays a link.
 */
export const UserMenu = ({ link }: { link: RefObject<HTMLAnchorElement | null> }) => {
  const { loadSlot } = useEnvironment();
  const { pathname } = useLocation();
  const isWide = useStore($viewport, { ssr: 'initial' }) === 'desktop';
  const [isThere, setThere] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const isMenu = isWide && isThere;
  useEffect(() => {
    if (isWide)
      loadSlot('account.user-menu').then(
        () => setThere(true),
        () => setThere(false),
      );
  }, [isWide, loadSlot]);
  useEffect(() => () => setOpen(false), [pathname, isMenu]);
  const toggle = useEffectEvent((event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    setOpen(!isOpen);
  });
  useEffect(() => {
    const anchor = link.current;
    if (!isMenu || !anchor) return;
    const onClick = (event: MouseEvent) => toggle(event);
    anchor.addEventListener('click', onClick);
    return () => {
      anchor.removeEventListener('click', onClick);
      anchor.removeAttribute('aria-expanded');
    };
  }, [isMenu, link]);
  useEffect(() => {
    if (isMenu) link.current?.setAttribute('aria-expanded', String(isOpen));
  }, [isMenu, isOpen, link]);
  if (!isMenu || !isOpen) return null;
  return <Slot id="account.user-menu" when="now" props={{ link, onClose: () => setOpen(false) }} />;
};

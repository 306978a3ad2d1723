import { Modal, type ModalProps } from './modal';

export type DrawerProps = ModalProps & { side?: 'start' | 'end' };

/** Slides in from a side at full height: the menu, the cart. */
export function Drawer({ side = 'start', ...modal }: DrawerProps) {
  return <Modal {...modal} place={side} />;
}

import { Modal, type ModalProps } from './modal';

/** Slides in from the side at full height: the menu. */
export function Drawer(props: ModalProps) {
  return <Modal {...props} place="start" />;
}

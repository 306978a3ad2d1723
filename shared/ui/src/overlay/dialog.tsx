import { Modal, type ModalProps } from './modal';

/** A question or a small form in the middle of the screen. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} place="center" />;
}

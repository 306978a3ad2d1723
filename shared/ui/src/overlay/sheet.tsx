import { Modal, type ModalProps } from './modal';

/** Comes up from the bottom of a phone, stands in the middle of a desk: filters, choices. */
export function Sheet(props: ModalProps) {
  return <Modal {...props} place="bottom" />;
}

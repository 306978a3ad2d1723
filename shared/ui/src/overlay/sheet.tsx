import { Modal, type ModalProps } from './modal';

/** Rises from the bottom of a phone, centred on desktop: filters, choices. */
export function Sheet(props: ModalProps) {
  return <Modal {...props} place="bottom" />;
}

import { useId, type ReactNode } from 'react';
import { IconButton } from '../controls/icon-button';
import { CloseIcon } from '../icons';
import { modalStyle } from './modal-style';
import { useModal } from './use-modal';

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** As wide as the screen allows: pictures, tables. */
  wide?: boolean;
  /** Buttons that stay in view below the content. */
  actions?: ReactNode;
};

/** Common base of Dialog, Sheet and Drawer. */
export function Modal({
  open,
  onClose,
  title,
  closeLabel,
  children,
  actions,
  wide,
  place,
}: ModalProps & { place: string }) {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      css={modalStyle}
      data-modal
      data-place={place}
      data-wide={wide || undefined}
      aria-labelledby={id}
    >
      {open && (
        <div className="sheet">
          <div className="head">
            <h2 id={id}>{title}</h2>
            <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
          </div>
          <div className="content">{children}</div>
          {actions && <div className="foot">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}

import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../controls/icon-button';
import { CloseIcon } from '../icons';
import { shopTokens } from '../theme/tokens';
import { useModal } from './use-modal';

export type FullViewProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/** One item on the full screen, dark on white in every theme: for scanners. */
export function FullView({ open, onClose, title, closeLabel, children }: FullViewProps) {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} css={style} aria-labelledby={id}>
      {open && (
        <div className="view">
          <div className="head">
            <h2 id={id}>{title}</h2>
            <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
          </div>
          <div className="content">{children}</div>
        </div>
      )}
    </dialog>
  );
}

const { light } = shopTokens;

const style = css`
  width: 100vw;
  height: 100dvh;
  max-width: none;
  max-height: none;
  padding: 0;
  border: 0;
  --ink: ${light.ink};
  --ink-soft: ${light['ink-soft']};
  --sand: ${light.sand};
  color-scheme: light;
  background: #fff;
  color: var(--ink);
  .view {
    display: grid;
    grid-template-rows: auto 1fr;
    min-height: 100%;
    padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
  }
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    padding: 0.75rem 0.75rem 0 clamp(1.25rem, 4vw, 1.75rem);
  }
  .head h2 {
    font-size: var(--text-xl);
  }
  .content {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: var(--space-2);
    padding: var(--space-2) clamp(1.25rem, 4vw, 1.75rem) var(--space-4);
    text-align: center;
  }
`;

import { css } from '@emotion/react';
import { useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button } from '@ortoo/ui';

interface CopyableProps {
  /** Accessible name of the content. */
  name: string;
  text: string;
  /** Displayed form. */
  shown: string;
}

/** Text with a copy button. */
export const Copyable = ({ name, text, shown }: CopyableProps) => {
  const t = useMessages();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: 'success', text: t('copy.done', { name }) });
    } catch {
      showToast({ tone: 'warning', text: t('copy.failed') });
    }
  };
  return (
    <span css={style}>
      <strong>{shown}</strong>
      <Button kind="quiet" size="sm" aria-label={`${t('actions.copy')}: ${name}`} onClick={() => void copy()}>
        {t('actions.copy')}
      </Button>
    </span>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-1);
  strong {
    overflow-wrap: anywhere;
  }
`;

import { css } from '@emotion/react';
import { useMessages } from '@ortoo/remote';
import { Button, Dialog, InlineNotice } from '@ortoo/ui';
import { useState } from 'react';
import { ContentView } from '../parts/reading/content-view';
import type { Conflict, Draft } from './draft.store';

interface ConflictDialogProps {
  conflict: Conflict;
  onChoose: Draft['resolve'];
}

/** Two texts of one publication, side by side: which one goes on. Neither is lost. */
export const ConflictDialog = ({ conflict: { mine, theirs }, onChoose }: ConflictDialogProps) => {
  const t = useMessages();
  const [busy, setBusy] = useState(false);
  const choose = (choice: 'mine' | 'theirs') => {
    setBusy(true);
    void onChoose(choice).finally(() => setBusy(false));
  };
  return (
    <Dialog
      open
      wide
      onClose={() => undefined}
      title={t('write.conflict.title')}
      closeLabel={t('actions.close')}
      actions={
        <>
          <Button busy={busy} onClick={() => choose('mine')}>
            {t('write.conflict.takeMine')}
          </Button>
          <Button kind="secondary" busy={busy} onClick={() => choose('theirs')}>
            {t('write.conflict.takeTheirs')}
          </Button>
        </>
      }
    >
      <InlineNotice tone="warn">{t('write.conflict.text')}</InlineNotice>
      <div css={style}>
        <section>
          <h3>{t('write.conflict.mine')}</h3>
          <ContentView content={mine} />
        </section>
        <section>
          <h3>{t('write.conflict.theirs')}</h3>
          <ContentView content={theirs.content} />
        </section>
      </div>
    </Dialog>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin-top: var(--space-2);
  > section > h3 {
    font-size: var(--text-lg);
  }
  @media (min-width: 992px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

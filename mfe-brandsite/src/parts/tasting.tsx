import { css } from '@emotion/react';
import { useMessages } from '@ortoo/remote';
import { Chapter } from './chapter';

const notes = ['nose', 'palate', 'finish', 'serve'] as const;

/** Aroma, taste and finish, and how to serve it. */
export const Tasting = () => {
  const t = useMessages();
  return (
    <Chapter title={t('story.tastingTitle')} image="brand-recipe_juniper" turned>
      <dl css={style}>
        {notes.map(note => (
          <div key={note}>
            <dt>{t(`story.${note}`)}</dt>
            <dd>{t(`story.${note}Text`)}</dd>
          </div>
        ))}
      </dl>
    </Chapter>
  );
};

const style = css`
  display: grid;
  > div {
    display: grid;
    gap: 0.25rem;
    padding-block: var(--space-2);
    border-top: 1px solid var(--line);
  }
  dt {
    color: var(--action);
    font-size: var(--text-sm);
  }
  dd {
    font-size: var(--text-lg);
    line-height: 1.5;
  }
`;

import { css } from '@emotion/react';
import { reviewAspects, type ReviewScores } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { StarsField } from './stars-field';

interface ScoreFieldsProps {
  scores: ReviewScores;
  onChange: (scores: ReviewScores) => void;
}

/** What a guest scores a hotel for, in addition to the stars of the whole. */
export const ScoreFields = ({ scores, onChange }: ScoreFieldsProps) => {
  const t = useMessages();
  return (
    <fieldset css={style}>
      <legend>
        {t('reviews.scores.ask')} <span>{t('reviews.scores.hint')}</span>
      </legend>
      {reviewAspects.map(aspect => (
        <StarsField
          key={aspect}
          isOptional
          legend={t(`reviews.scores.${aspect}`)}
          value={scores[aspect] ?? 0}
          onChange={value => {
            const { [aspect]: _changed, ...others } = scores;
            onChange(value > 0 ? { ...others, [aspect]: value } : others);
          }}
        />
      ))}
    </fieldset>
  );
};

const style = css`
  > legend {
    margin-bottom: 0.25rem;
    font-size: var(--text-sm);
    font-weight: 600;
  }
  > legend span {
    color: var(--ink-soft);
    font-weight: 400;
  }
`;

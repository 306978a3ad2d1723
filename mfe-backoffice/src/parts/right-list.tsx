import { css } from '@emotion/react';
import { rights as allRights, type Right } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';

/** Rights by name, in the order of the screens. */
export const RightList = ({ rights }: { rights: readonly Right[] }) => {
  const t = useMessages();
  return (
    <ul css={style} aria-label={t('rights.title')}>
      {allRights
        .filter(right => rights.includes(right))
        .map(right => (
          <li key={right}>{t(`rights.${right}`)}</li>
        ))}
    </ul>
  );
};

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  li {
    padding: 0.125rem 0.625rem;
    border-radius: 999px;
    background: var(--sand);
    font-size: var(--text-xs);
    font-weight: 550;
  }
`;

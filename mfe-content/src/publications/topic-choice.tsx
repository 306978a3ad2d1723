import { css } from '@emotion/react';
import { publicationLimits } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Chip, ErrorNotice } from '@ortoo/ui';
import { useQuery } from '@tanstack/react-query';
import { topicsQuery } from './publications.queries';

interface TopicChoiceProps {
  /** Codes. */
  chosen: readonly string[];
  onChange: (codes: string[]) => void;
  error: string | undefined;
}

/** What a publication is about. */
export const TopicChoice = ({ chosen, onChange, error }: TopicChoiceProps) => {
  const t = useMessages();
  const { data } = useQuery(topicsQuery());
  const toggle = (code: string) => {
    const rest = chosen.filter(one => one !== code);
    onChange(rest.length < chosen.length ? rest : [...chosen, code].slice(-publicationLimits.tags));
  };
  return (
    <fieldset css={style}>
      <legend>{t('write.topics', { count: publicationLimits.tags })}</legend>
      <div>
        {data?.tags.map(({ code, name }) => (
          <Chip key={code} pressed={chosen.includes(code)} onPress={() => toggle(code)}>
            {name}
          </Chip>
        ))}
      </div>
      <ErrorNotice>{error}</ErrorNotice>
    </fieldset>
  );
};

const style = css`
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: var(--space-1);
    font-size: var(--text-sm);
    font-weight: 600;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
  }
`;

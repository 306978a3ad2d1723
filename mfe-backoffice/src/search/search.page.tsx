import { css } from '@emotion/react';
import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { SearchRule } from '@ortoo/contracts';
import { failedPage, useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, ErrorNotice, ErrorPanel, ListSkeleton, PlusIcon } from '@ortoo/ui';
import { FormSection } from '../parts/form-section';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { RuleDialog, type OpenedRule } from './rule-dialog';
import { SearchMisses } from './search-misses';
import { removeRuleMutation, rulesQuery } from './search.queries';
import { ruleKinds } from './search.rules';

interface RuleLineProps {
  rule: SearchRule;
  onEdit: () => void;
}

const RuleLine = ({ rule, onEdit }: RuleLineProps) => {
  const t = useMessages();
  const errorText = useErrorText();
  const { mutate, error, isPending } = useMutation(removeRuleMutation);
  const words = rule.words.join(', ');
  const remove = () => mutate(rule, { onSuccess: () => showToast({ tone: 'success', text: t('search.removed') }) });
  return (
    <li>
      <div className="line">
        <span className="text">
          <strong>{words}</strong>
          {rule.path && <span className="soft">→ {rule.path}</span>}
          {rule.pins.map(({ product_id: id, name, place }) => (
            <span key={id} className="soft">
              {place}. {name}
            </span>
          ))}
        </span>
        <Button kind="secondary" size="sm" onClick={onEdit} aria-label={t('search.editOf', { words })}>
          {t('search.edit')}
        </Button>
        <Button kind="quiet" size="sm" busy={isPending} onClick={remove} aria-label={t('search.removeOf', { words })}>
          {t('search.remove')}
        </Button>
      </div>
      <ErrorNotice>{errorText(error)}</ErrorNotice>
    </li>
  );
};

const Search = () => {
  const t = useMessages();
  const query = useQuery(rulesQuery());
  const [opened, setOpened] = useState<OpenedRule>();
  const { data, isError } = query;
  const rulesOf = (kind: SearchRule['kind']) => data?.rules.filter(rule => rule.kind === kind) ?? [];
  return (
    <Workplace
      title={t('search.title')}
      text={t('search.text')}
      actions={
        <Button
          size="sm"
          icon={<PlusIcon />}
          aria-haspopup="dialog"
          onClick={() => setOpened({ kind: 'synonyms', words: '' })}
        >
          {t('search.add')}
        </Button>
      }
    >
      {isError && !data && <ErrorPanel {...failedPage(t, query)} />}
      {!data && !isError && <ListSkeleton label={t('state.loading')} count={5} />}
      {data && (
        <div css={style}>
          {ruleKinds.map(kind => (
            <FormSection key={kind} title={t(`search.kinds.${kind}`)} text={t(`search.texts.${kind}`)}>
              {rulesOf(kind).length === 0 && <p className="soft">{t('search.none')}</p>}
              <ul>
                {rulesOf(kind).map(rule => (
                  <RuleLine
                    key={rule.id}
                    rule={rule}
                    onEdit={() => setOpened({ rule, kind, words: rule.words.join(', ') })}
                  />
                ))}
              </ul>
            </FormSection>
          ))}
          <SearchMisses onHelp={words => setOpened({ kind: 'synonyms', words: `${words}, ` })} />
        </div>
      )}
      <RuleDialog opened={opened} onClose={() => setOpened(undefined)} />
    </Workplace>
  );
};

export const page = defineStaffPage('search.title', Search);

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  align-items: start;
  gap: var(--space-2);
  li {
    display: grid;
    gap: var(--space-1);
    padding-block: 0.5rem;
    border-top: 1px solid var(--line);
    font-size: var(--text-sm);
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1);
  }
  .text {
    display: grid;
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

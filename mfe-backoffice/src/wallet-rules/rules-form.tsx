import { css } from '@emotion/react';
import { useId, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { WalletRules } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, ErrorNotice, Panel, TextField } from '@ortoo/ui';
import { rulesFaultsOf, rulesFieldsOf, rulesTermsOf, type RulesFaults, type RulesFields } from './rules-form.rules';
import { RulesPreview } from './rules-preview';
import { changeRulesMutation } from './wallet-rules.queries';

const digits = (text: string) => text.replace(/\D/g, '');

const always = ['min_order', 'min_amount', 'max_percent', 'cashback_percent'] as const;
const ofRecharge = ['recharge_min', 'recharge_max'] as const;

const isPercent = (field: keyof RulesFields) => field === 'max_percent' || field === 'cashback_percent';

/** The typed rules of a wallet, and what saves them. */
const useRulesForm = (rules: WalletRules) => {
  const t = useMessages();
  const id = useId();
  const [fields, setFields] = useState(() => rulesFieldsOf(rules));
  const [faults, setFaults] = useState<RulesFaults>({});
  const { mutate, error, isPending, reset } = useMutation(changeRulesMutation);
  const idOf = (name: string) => `${id}-${name}`;
  const set = (change: Partial<RulesFields>) => {
    setFields({ ...fields, ...change });
    setFaults({});
    reset();
  };
  /** The terms, or undefined after the first wrong field has the focus. */
  const terms = () => {
    const found = rulesFaultsOf(fields, rules);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first === undefined) return rulesTermsOf(fields, rules);
    document.getElementById(idOf(first))?.focus();
    return undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = terms();
    if (!typed) return;
    mutate(
      { code: rules.code, ...typed, lock_version: rules.lock_version },
      {
        onSuccess: saved => {
          setFields(rulesFieldsOf(saved));
          showToast({ tone: 'success', text: t('walletRules.saved', { name: saved.name }) });
        },
      },
    );
  };
  return { fields, faults, idOf, set, terms, submit, error, isPending };
};

/** The rules of one wallet, with what they would have meant for the last orders. */
export const RulesForm = ({ rules }: { rules: WalletRules }) => {
  const t = useMessages();
  const errorText = useErrorText();
  const { fields, faults, idOf, set, terms, submit, error, isPending } = useRulesForm(rules);
  const shown: readonly (keyof RulesFields)[] = rules.recharge ? [...always, ...ofRecharge] : always;
  return (
    <Panel as="section" aria-labelledby={idOf('title')}>
      <form css={style} noValidate onSubmit={submit}>
        <header>
          <h2 id={idOf('title')}>{rules.name}</h2>
          <p className="soft">{rules.description}</p>
        </header>
        <div className="fields">
          {shown.map(field => (
            <TextField
              key={field}
              id={idOf(field)}
              label={t(`walletRules.${field}`)}
              inputMode="numeric"
              maxLength={isPercent(field) ? 3 : 9}
              suffixText={isPercent(field) ? '%' : '₮'}
              required
              {...(faults[field] && { error: t(faults[field]) })}
              value={fields[field]}
              onChange={event => set({ [field]: digits(event.target.value) })}
            />
          ))}
        </div>
        {rules.brands && <p className="soft">{t('walletRules.brands', { brands: rules.brands.join(', ') })}</p>}
        <RulesPreview code={rules.code} name={rules.name} terms={terms} />
        <ErrorNotice>{errorText(error)}</ErrorNotice>
        <Button type="submit" busy={isPending} aria-label={t('walletRules.saveOf', { name: rules.name })}>
          {t('actions.save')}
        </Button>
      </form>
    </Panel>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-2);
  h2 {
    font-size: var(--text-lg);
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    gap: var(--space-2);
    width: 100%;
  }
`;

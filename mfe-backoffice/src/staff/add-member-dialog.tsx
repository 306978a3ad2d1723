import { css } from '@emotion/react';
import { useId, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { StaffRole } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, Dialog, ErrorNotice, TextField } from '@ortoo/ui';
import { useRights } from '../parts/use-rights';
import { MembershipFields } from './membership-fields';
import { addMemberMutation, type Membership } from './staff.mutations';

interface AddMemberProps {
  roles: readonly StaffRole[];
  onClose: () => void;
}

/** The role with the fewest rights. */
const leastOf = (roles: readonly StaffRole[]): StaffRole | undefined =>
  roles.toSorted((a, b) => a.rights.length - b.rights.length)[0];

const fieldErrors = (error: Error | null): Partial<Record<string, string>> =>
  error instanceof ApiError ? error.fields : {};

const AddMemberForm = ({ roles, onClose }: AddMemberProps) => {
  const t = useMessages();
  const id = useId();
  const may = useRights();
  const errorOf = useErrorText();
  const { mutate, error, isPending, reset } = useMutation(addMemberMutation);
  const [login, setLogin] = useState('');
  const [isTried, setTried] = useState(false);
  const [value, setValue] = useState<Membership>({
    role_id: leastOf(roles.filter(({ rights }) => rights.every(may)))?.id ?? 0,
    vendor: null,
  });
  const fields = fieldErrors(error);
  const loginError = isTried && !login.trim() ? t('staff.missingLogin') : fields['login'];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!login.trim()) return document.getElementById(id)?.focus();
    mutate(
      { login: login.trim(), ...value },
      {
        onSuccess: ({ member, invitation }) => {
          const text = member
            ? t('staff.added', { name: member.name || login.trim() })
            : t('staff.invited', { email: invitation?.email ?? '' });
          showToast({ tone: 'success', text });
          onClose();
        },
        onError: failure => fieldErrors(failure)['login'] && document.getElementById(id)?.focus(),
      },
    );
  };
  return (
    <form css={style} noValidate onSubmit={submit}>
      <TextField
        id={id}
        label={t('staff.addLogin')}
        hint={t('staff.addHint')}
        {...(loginError && { error: loginError })}
        value={login}
        onChange={event => {
          setLogin(event.target.value);
          reset();
        }}
        required
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <MembershipFields roles={roles} value={value} onChange={setValue} error={fields['role_id']} />
      <ErrorNotice>{Object.keys(fields).length === 0 ? errorOf(error) : undefined}</ErrorNotice>
      <Button type="submit" wide busy={isPending}>
        {t('staff.add')}
      </Button>
    </form>
  );
};

/** Makes an account a member of staff, or invites an email address. */
export const AddMemberDialog = ({ open, ...form }: AddMemberProps & { open: boolean }) => {
  const t = useMessages();
  return (
    <Dialog open={open} onClose={form.onClose} title={t('staff.add')} closeLabel={t('actions.close')}>
      <AddMemberForm {...form} />
    </Dialog>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
`;

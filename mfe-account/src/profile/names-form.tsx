import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { readName, type User } from '@ortoo/contracts';
import { useLocale, useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button, ErrorNotice, TextField } from '@ortoo/ui';
import { formStyle } from '../parts/form-style';
import { useFormCommand } from '../parts/use-form-command';
import { saveProfile } from './profile.mutations';

interface Names {
  firstname: string;
  lastname: string;
}

/** First and last name. A Latin letter that looks like a Cyrillic one is replaced as soon as the field is left. */
export const NamesForm = ({ user }: { user: User }) => {
  const t = useMessages();
  const locale = useLocale();
  const save = useMutation(saveProfile);
  const form = useForm<Names>({
    mode: 'onBlur',
    values: { firstname: user.firstname, lastname: user.lastname },
  });
  const { register, setValue, formState } = form;
  const { submit, failure } = useFormCommand(form, async names => {
    await save.mutateAsync(names);
    showToast({ tone: 'success', text: t('details.saved') });
  });
  const faultOf = (value: string): string | undefined => {
    const read = value.trim() === '' ? undefined : readName(value, locale);
    return read && !read.ok ? t(`details.fault.${read.code}`) : undefined;
  };
  const field = (name: keyof Names) =>
    register(name, {
      validate: value => (name === 'firstname' && value.trim() === '' ? t('errors.required') : faultOf(value)),
      onBlur: ({ target }: { target: { value: string } }) => {
        const read = readName(target.value, locale);
        if (read.ok && read.name !== target.value) setValue(name, read.name, { shouldDirty: true });
      },
    });
  const hint = locale === 'mn' ? t('details.cyrillic') : undefined;
  return (
    <form css={formStyle} noValidate onSubmit={event => void submit(event)} aria-label={t('details.names')}>
      <ErrorNotice>{failure}</ErrorNotice>
      <div className="pair">
        <TextField
          label={t('fields.lastName')}
          optional={t('state.optional')}
          hint={hint}
          error={formState.errors.lastname?.message}
          autoComplete="family-name"
          maxLength={80}
          {...field('lastname')}
        />
        <TextField
          label={t('fields.firstName')}
          hint={hint}
          error={formState.errors.firstname?.message}
          autoComplete="given-name"
          maxLength={80}
          required
          {...field('firstname')}
        />
      </div>
      <div>
        <Button type="submit" busy={formState.isSubmitting}>
          {t('actions.save')}
        </Button>
      </div>
    </form>
  );
};

import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { RouletteName, RouletteProduct } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { ImageChoice } from '../parts/image-choice';
import { useRights } from '../parts/use-rights';
import { NameDialog } from './name-dialog';
import { changeProduct, createProduct } from './roulette.mutations';

interface PrizeDialogProps {
  /** A new one when absent. */
  product?: RouletteProduct | undefined;
  onClose: () => void;
}

/** Names a prize and gives it a picture, which the screen of a draw shows. */
export const PrizeDialog = ({ product, onClose }: PrizeDialogProps) => {
  const t = useMessages();
  const may = useRights();
  const errorText = useErrorText();
  const [image, setImage] = useState(product?.image ?? null);
  const create = useMutation(createProduct);
  const edit = useMutation(changeProduct);
  const { error, isPending } = product ? edit : create;
  const save = (name: RouletteName) => {
    const body = { name, image };
    const done = { onSuccess: onClose };
    if (product) edit.mutate({ params: { id: product.id }, body }, done);
    else create.mutate({ body }, done);
  };
  return (
    <NameDialog
      open
      title={t(product ? 'roulette.editPrize' : 'roulette.newPrize')}
      name={product?.name}
      busy={isPending}
      error={errorText(error)}
      onClose={onClose}
      onSubmit={save}
    >
      {/* Pictures are stored by those who manage the catalogue. */}
      {may('catalogue') && <ImageChoice label={t('roulette.picture')} image={image} isOptional onChange={setImage} />}
    </NameDialog>
  );
};

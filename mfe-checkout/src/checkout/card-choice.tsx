import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@ortoo/remote';
import { Checkbox, CreditCardIcon, PlusIcon, RadioCards, Stack } from '@ortoo/ui';
import { cardName } from '../parts/cards.rules';
import { cardsQuery } from '../parts/cards.queries';
import type { CardWish } from './checkout.mutations';

interface CardChoiceProps {
  wish: CardWish;
  onWish: (wish: CardWish) => void;
}

const other = 'other';

/** A card that is kept, or another one, which may be kept. */
export const CardChoice = ({ wish, onWish }: CardChoiceProps) => {
  const t = useMessages();
  const { data } = useQuery(cardsQuery());
  const cards = data?.cards ?? [];
  const value = wish.card_id === undefined ? other : String(wish.card_id);
  return (
    <Stack gap={2}>
      {cards.length > 0 && (
        <RadioCards
          legend={t('cards.which')}
          name="card"
          value={value}
          onChange={chosen => onWish(chosen === other ? {} : { card_id: Number(chosen) })}
          options={[
            ...cards.map(card => ({
              value: String(card.id),
              title: cardName(card),
              text: card.holder,
              icon: <CreditCardIcon />,
            })),
            { value: other, title: t('cards.other'), icon: <PlusIcon /> },
          ]}
        />
      )}
      {value === other && (
        <Checkbox
          label={t('cards.keep')}
          checked={wish.save_card === true}
          onChange={event => onWish({ save_card: event.target.checked })}
        />
      )}
    </Stack>
  );
};

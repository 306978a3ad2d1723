import { storedInTab } from '@ortoo/stores';
import type { Contact } from './contact.rules';
import type { ReceiverValues } from './pickup.rules';

interface Draft<V> {
  /** Number of its order. */
  number: string;
  values: Partial<V>;
}

const isDraft = (value: unknown) => {
  const { number, values } = Object(value) as Partial<Draft<unknown>>;
  return typeof number === 'string' && typeof values === 'object' && values !== null;
};

const createTabDraft = <V>(name: string) => {
  const stored = storedInTab<Draft<V>>(name, isDraft);
  return {
    /** Saved input of this order's form. */
    of: (number: string): Partial<V> | undefined => {
      const draft = stored.read();
      return draft?.number === number ? draft.values : undefined;
    },
    save: (number: string, values: Partial<V>): void => stored.write({ number, values }),
    drop: (): void => stored.write(null),
  };
};

/** Unsent input of people without an account: a reload continues with it, and it ends with the tab. */
export const contactDraft = createTabDraft<Contact>('contactDraft');
export const receiverDraft = createTabDraft<ReceiverValues>('receiverDraft');

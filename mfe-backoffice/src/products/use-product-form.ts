import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProductChoices, StaffProduct } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { useEffect, useState } from 'react';
import { $productDrafts, dropDraft, type ProductDraft } from './product-drafts.store';
import { emptyFields, faultsOf, fieldsOf, inputOf, type ProductFaults, type ProductFields } from './product-form.rules';
import { saveProductMutation, staffProductQuery, type ProductSave } from './products.queries';

type FieldChange = Partial<ProductFields> | ((latest: ProductFields) => Partial<ProductFields>);

/** What the parts of the editor share. */
export interface ProductForm {
  fields: ProductFields;
  /** A function gets the latest fields: something may have been typed while it waited. */
  set: (change: FieldChange) => void;
  /** Message of a field, by the server's path of it. */
  errorOf: (path: string) => string | undefined;
  choices: ProductChoices;
  isNew: boolean;
}

interface FormInput {
  /** Null for a new one. */
  product: StaffProduct | null;
  choices: ProductChoices;
  onSaved: (saved: StaffProduct) => void;
}

const openingOf = ({ product, choices }: FormInput, id: string): ProductDraft & { isDraft: boolean } => {
  const draft = $productDrafts.get()[id];
  if (draft) return { ...draft, isDraft: true };
  const fields = product ? fieldsOf(product) : emptyFields(choices, new Date());
  return { fields, lockVersion: product?.lock_version ?? null, isDraft: false };
};

const saveOf = (product: StaffProduct | null, fields: ProductFields, version: number | null): ProductSave => {
  const body = inputOf(fields);
  if (!product || version === null) return { id: null, body: { ...body, kind: fields.kind, slug: body.slug || null } };
  return {
    id: product.id,
    body: { ...body, lock_version: version, removed_variant_ids: [...fields.removedVariants] },
  };
};

/** The product as it is on the server now; undefined when it could not be read, which the page says. */
const useLatest = (product: StaffProduct | null) => {
  const t = useMessages();
  const client = useQueryClient();
  return async (): Promise<StaffProduct | null | undefined> => {
    if (!product) return null;
    return client.fetchQuery(staffProductQuery(product.id)).catch(() => {
      showToast({ tone: 'error', text: t('errors.text') });
      return undefined;
    });
  };
};

/** A product while it is edited: nothing that is typed is lost before it is saved or given up. */
export const useProductForm = (input: FormInput) => {
  const { product, choices, onSaved } = input;
  const id = product ? String(product.id) : 'new';
  const t = useMessages();
  const errorText = useErrorText();
  const readLatest = useLatest(product);
  const [opening] = useState(() => openingOf(input, id));
  const [fields, setFields] = useState(opening.fields);
  const [lockVersion, setLockVersion] = useState(opening.lockVersion);
  const [isUnsaved, setUnsaved] = useState(opening.isDraft);
  const [faults, setFaults] = useState<ProductFaults>({});
  const { mutate, error, isPending, reset } = useMutation(saveProductMutation);
  useEffect(() => {
    if (isUnsaved) $productDrafts.setKey(id, { fields, lockVersion });
  }, [id, isUnsaved, fields, lockVersion]);

  const set = (change: FieldChange) => {
    setFields(latest => ({ ...latest, ...(typeof change === 'function' ? change(latest) : change) }));
    setUnsaved(true);
    setFaults({});
    if (error && error.code !== 'PRODUCT_CHANGED') reset();
  };
  const restart = (saved: StaffProduct | null) => {
    dropDraft(id);
    setFields(saved ? fieldsOf(saved) : emptyFields(choices, new Date()));
    setLockVersion(saved?.lock_version ?? null);
    setUnsaved(false);
    setFaults({});
    reset();
  };
  const send = (version: number | null) =>
    mutate(saveOf(product, fields, version), {
      onSuccess: saved => {
        restart(saved);
        onSaved(saved);
      },
    });
  const errorOf = (path: string) => {
    const fault = faults[path];
    return fault ? t(fault) : error instanceof ApiError ? error.fields[path] : undefined;
  };
  return {
    form: { fields, set, errorOf, choices, isNew: product === null } satisfies ProductForm,
    isUnsaved,
    wasRestored: opening.isDraft && isUnsaved,
    isPending,
    isConflict: error?.code === 'PRODUCT_CHANGED',
    faultsCount: Object.keys(faults).length,
    error: error ? error.message || errorText(error) : undefined,
    /** Sends the fields, unless some are wrong. */
    save: () => {
      const found = faultsOf(fields);
      setFaults(found);
      if (Object.keys(found).length === 0) send(lockVersion);
    },
    /** Saves over what somebody else has saved. */
    saveAnyway: async () => {
      const latest = await readLatest();
      if (!latest) return;
      setLockVersion(latest.lock_version);
      send(latest.lock_version);
    },
    /** Gives the changes up, for the product as it is now. */
    discard: async () => {
      const latest = await readLatest();
      if (latest !== undefined) restart(latest);
    },
    forget: () => dropDraft(id),
  };
};

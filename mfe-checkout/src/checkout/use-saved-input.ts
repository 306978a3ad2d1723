import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Passes the input of a form on with every change. */
export const useSavedInput = <V extends FieldValues>({ subscribe }: UseFormReturn<V>, save: (values: V) => void) => {
  const pass = useEffectEvent(save);
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => pass(values) }), [subscribe]);
};

import { useEffect, useState } from 'react';

/** Debounce of requests during typing, in milliseconds. */
const debounce = 250;

/** The text once typing has paused, and a way to set it at once. */
export const useDebounced = (text: string) => {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), debounce);
    return () => clearTimeout(timer);
  }, [text]);
  return [settled, settle] as const;
};

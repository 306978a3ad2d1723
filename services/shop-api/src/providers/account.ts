import { z } from 'zod';

/** Fields of an account in the settings. `key`, `secret`, `token` and passwords are secrets by their names. */
export const url = z.url({ protocol: /^https?$/ });
export const text = z.string().min(1);

/** An account with its address read at each call: the sandbox runs in this process, and its port is known late. */
export type Account<T extends { url: string }> = Omit<T, 'url'> & { baseUrl: () => string };

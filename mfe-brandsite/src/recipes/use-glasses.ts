import { useNavigate, useSearchParams } from '@ortoo/remote';
import { glassesOf } from './recipe.rules';

/** The number of glasses, in the address: a link has it, and the server's page too. */
export const useGlasses = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const change = (glasses: number) => {
    const next = new URLSearchParams(search);
    next.set('glasses', String(glasses));
    void navigate({ search: `?${next}` }, { replace: true });
  };
  return [glassesOf(search), change] as const;
};

import type { ProductImport } from '@ortoo/contracts';
import { importStaffProducts } from '@ortoo/contracts/endpoints';
import { apiOf, call, type ApiError } from '@ortoo/http';
import { mutationOptions } from '@tanstack/react-query';
import { staffProductsKey } from '../parts/product-keys';

interface FileImport {
  file: File;
  /** Otherwise it is checked only. */
  apply: boolean;
}

/** Checks or imports a file of products. */
export const importMutation = mutationOptions<ProductImport, ApiError, FileImport>({
  mutationFn: ({ file, apply }, { client }) => {
    const body = new FormData();
    body.append('file', file);
    body.append('apply', String(apply));
    return call(apiOf(client), importStaffProducts, { body });
  },
  onSuccess: ({ is_applied: isApplied }, _file, _before, { client }) =>
    isApplied ? client.invalidateQueries({ queryKey: staffProductsKey }) : undefined,
});

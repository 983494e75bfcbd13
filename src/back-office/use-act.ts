import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api-client.ts';
import { toastError, toastSuccess } from '#ui/toast.ts';

export interface Act {
  /** What is under way, by the name it was started with. */
  busy: string | null;
  /** Whether it was done. What came of it is said in a toast, and everything under `reload` is asked anew. */
  run: (name: string, call: () => Promise<string>) => Promise<boolean>;
}

/** Does one thing after the other with the API; each returns what to show. `failed` is said where the server says nothing. */
export function useAct({ reload, failed }: { reload: readonly string[]; failed: string }): Act {
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);

  async function run(name: string, call: () => Promise<string>): Promise<boolean> {
    setBusy(name);
    try {
      toastSuccess(await call());
      return true;
    } catch (error) {
      toastError((error instanceof ApiError && error.message) || failed);
      return false;
    } finally {
      for (const key of reload) void client.invalidateQueries({ queryKey: [key] });
      setBusy(null);
    }
  }

  return { busy, run };
}

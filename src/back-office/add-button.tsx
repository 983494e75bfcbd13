import { IconPlus } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Button } from '#ui/button.tsx';

/** Opens the window in which one more is added to the list below. */
export function AddButton({ children, ...rest }: Omit<ComponentProps<typeof Button>, 'size'>) {
  return (
    <Button {...rest} size="small">
      <IconPlus aria-hidden="true" className="size-5" />
      {children}
    </Button>
  );
}

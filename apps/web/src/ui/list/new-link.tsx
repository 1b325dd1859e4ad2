import { ButtonLink, Icon } from '@tiku/ui';
import type { ComponentProps } from 'react';

/** Where one more of what a page lists is made. */
export function NewLink({ children, ...link }: Omit<ComponentProps<typeof ButtonLink>, 'look'>) {
  return (
    <ButtonLink look="primary" {...link}>
      <Icon name="plus" size={16} />
      {children}
    </ButtonLink>
  );
}

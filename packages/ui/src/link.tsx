import { Link as RouterLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** A path of this site, with its query if there is one: `/notices/detail?notice_id=3`. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link within the site; the page behind it is fetched as soon as somebody points at it. */
export function Link({ to, ...rest }: LinkProps) {
  const url = new URL(to, 'http://this-site');
  return (
    <RouterLink
      to={url.pathname}
      search={Object.fromEntries(url.searchParams)}
      hash={url.hash.slice(1)}
      preload="intent"
      activeOptions={{ exact: true, includeSearch: false }}
      activeProps={{}}
      {...rest}
    />
  );
}

import { publicAddress } from '../findability.rules.ts';
import type { JsonLdNode } from './node.ts';

interface Step {
  name: string;
  /** Missing for the page itself. */
  path?: string;
}

/** Where a page stands in the site, as the path above its title says (`page-path.tsx`). */
export function breadcrumbs(origin: string, steps: readonly Step[]): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path && { item: publicAddress(origin, path) }),
    })),
  };
}

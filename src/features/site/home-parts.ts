import { lazyRouteComponent } from '@tanstack/react-router';

/** The home page's still parts, whose script travels only to who comes to the page from another one. */
export const HomeTop = lazyRouteComponent(() => import('./home-still.tsx'), 'HomeTop');
export const HomeRest = lazyRouteComponent(() => import('./home-still.tsx'), 'HomeRest');
export const HomeOtherHours = lazyRouteComponent(() => import('./home-still.tsx'), 'HomeOtherHours');

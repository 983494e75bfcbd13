import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { captureAttribution } from '#features/leads/booking-attribution.ts';
import { tellPageviews } from '#features/site/data-layer.ts';
import { getRouter } from './router.tsx';

// Before the router can change the address.
captureAttribution(window.location.href, document.referrer, () => window.sessionStorage);

const router = getRouter();
tellPageviews(router);

// The router's own client, without what Start adds to it for server functions, of which there are none: 9 KB of script.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});

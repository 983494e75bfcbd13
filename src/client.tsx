import { StartClient } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { captureAttribution } from '#features/leads/booking-attribution.ts';

// Before the router can change the address.
captureAttribution(window.location.href, document.referrer, () => window.sessionStorage);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  );
});

import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster } from '#ui/toaster.tsx';
import { Controls } from './controls.tsx';
import { Dialogs } from './dialogs.tsx';
import { Messages } from './messages.tsx';
import { Tokens } from './tokens.tsx';
import './kit.css';

/** `/ui`, in development only: every part of the kit in every state, and the figures behind it. */
function Kit() {
  return (
    <>
      <main className="wrap grid gap-20 py-section">
        <h1 className="text-h1">عدّة الموقع</h1>
        <Tokens />
        <Controls />
        <Messages />
        <Dialogs />
      </main>
      <Toaster />
    </>
  );
}

const router = createRouter({
  routeTree: createRootRoute({ component: Kit }),
  history: createMemoryHistory(),
});
const place = document.getElementById('kit');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

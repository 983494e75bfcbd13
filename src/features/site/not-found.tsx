import { site } from '#messages/site.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Khatim } from '#ui/khatim.tsx';
import { LostTooth } from './lost-tooth.tsx';

/** The page for an address that leads nowhere; its status is 404. */
export function NotFound() {
  return (
    <div className="relative overflow-hidden bg-linear-to-b from-sand to-white">
      <Khatim />
      <div className="wrap relative grid justify-items-center gap-5 py-section text-center">
        <LostTooth className="w-56 max-w-full animate-rise" />
        <h1 className="text-h1">{site.notFound.title}</h1>
        <p className="max-w-measure text-lg text-muted">{site.notFound.text}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/">{site.notFound.home}</ButtonLink>
          <ButtonLink to="/services" look="outline">
            {site.notFound.services}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

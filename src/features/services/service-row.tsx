import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { site } from '#messages/site.ts';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { travels } from '#ui/travels.ts';
import type { ServiceCard } from './services.contract.ts';

/** A service in a list beside other things: small picture, title, price. */
export function ServiceRow({ service }: { service: ServiceCard }) {
  return (
    <article className="lift group relative flex items-center gap-4 rounded-[24px] border border-line bg-white p-3 pe-4 [--card-radius:24px]">
      <div
        className="size-[80px] shrink-0 overflow-hidden rounded-[16px] bg-brand-tint sm:size-[96px]"
        style={travels(service._id)}
      >
        {service.image ? <Picture image={service.image} variant="thumb" alt="" /> : null}
      </div>
      <div className="min-w-0 grow">
        <h3 className="text-[1.08rem]">
          <Link
            to="/service/$reference"
            params={{ reference: service.slug }}
            viewTransition
            className="card-link"
          >
            {service.title}
          </Link>
        </h3>
        <p className="line-clamp-2 text-sm text-muted">{service.subTitle}</p>
        {service.priceFrom === null ? null : (
          <p className="mt-0.5 text-sm text-muted">
            {site.services.priceFrom} <Price amount={service.priceFrom} />
          </p>
        )}
      </div>
      <IconChevronLeft
        aria-hidden="true"
        className="size-5 shrink-0 text-muted transition group-hover:-translate-x-1 group-hover:text-brand"
      />
    </article>
  );
}

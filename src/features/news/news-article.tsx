import { IconChevronLeft } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { TitleRecord } from '#content/content.contract.ts';
import { DETAIL_PICTURE_SIZES } from '#features/site/detail-picture.ts';
import { PagePath } from '#features/site/page-path.tsx';
import { Paragraphs } from '#features/site/paragraphs.tsx';
import { SectionHead } from '#features/site/section-head.tsx';
import { article as texts } from '#messages/article.ts';
import { site } from '#messages/site.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Khatim } from '#ui/khatim.tsx';
import { Picture } from '#ui/picture.tsx';
import { travels } from '#ui/travels.ts';
import { newsDetail, newsShortList } from './news.queries.ts';
import { NewsCard, WrittenAt } from './news-card.tsx';

const route = getRouteApi('/news/$newId');

/** One article: picture, date, title, paragraphs, the service that it is about, and others to read on. */
export function NewsArticle() {
  return <NewsArticleOf reference={route.useParams().newId} />;
}

/** The same for the back office's preview too, which has no address. */
export function NewsArticleOf({ reference }: { reference: string }) {
  const { data: article } = useSuspenseQuery(newsDetail(reference));
  const { title, subTitle, image, createdAt, desc, service } = article;
  return (
    <>
      <div className="relative bg-linear-to-b from-sand to-white">
        <Khatim />
        <div className="wrap relative pt-5">
          <PagePath list={{ to: '/news', label: site.shell.news }} current={title} />
          <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-7 lg:grid-cols-[1fr_1.1fr]">
            {image ? (
              <div
                className="aspect-4/3 overflow-hidden rounded-card bg-brand-tint shadow-soft lg:order-last"
                style={travels(article._id)}
              >
                <Picture image={image} variant="large" first sizes={DETAIL_PICTURE_SIZES.large} />
              </div>
            ) : null}
            <div>
              <WrittenAt at={createdAt} />
              <h1 className="mt-2 text-h1">{title}</h1>
              <p className="mt-4 max-w-measure text-lg text-muted">{subTitle}</p>
            </div>
          </div>
        </div>
      </div>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 py-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:py-14">
        <Paragraphs texts={desc} className="gap-5 text-lg" />
        {service ? <AboutService service={service} /> : null}
      </div>
      <ReadOn besides={article._id} />
    </>
  );
}

function AboutService({ service }: { service: TitleRecord }) {
  return (
    <aside
      aria-labelledby="about-service"
      className="rounded-card bg-brand-tint p-6 sm:p-7 lg:sticky lg:top-24"
    >
      <h2 id="about-service" className="text-sm font-medium text-muted">
        {texts.service}
      </h2>
      <p className="mt-1 text-h3 font-heading text-ink">
        <Link
          to="/service/$reference"
          params={{ reference: service._id }}
          className="target inline-flex items-center gap-1 hover:text-brand"
        >
          {service.title}
          <IconChevronLeft aria-hidden="true" className="size-5 shrink-0 text-brand" />
        </Link>
      </p>
      <p className="mt-1 text-muted">{texts.serviceLead}</p>
      <ButtonLink
        to="/BookADeal/$type/$reference"
        params={{ type: 'service', reference: service.slug }}
        aria-label={site.services.bookNamed(service.title)}
        className="mt-5 w-full"
      >
        {site.detail.bookService}
      </ButtonLink>
    </aside>
  );
}

function ReadOn({ besides }: { besides: string }) {
  const { data: latest } = useSuspenseQuery(newsShortList());
  const others = latest.data.filter(({ _id }) => _id !== besides).slice(0, 3);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="more-news" className="bg-sand">
      <div className="wrap py-section">
        <SectionHead
          id="more-news"
          title={texts.more}
          more={
            <ButtonLink to="/news" look="ghost" size="small" className="-mx-4">
              {texts.all}
            </ButtonLink>
          }
        />
        <ul className="shelf">
          {others.map((article) => (
            <li key={article._id}>
              <NewsCard article={article} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

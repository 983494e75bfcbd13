import type { QueryClient } from '@tanstack/react-query';
import type { HeroRecord } from '#features/heroes/heroes.contract.ts';
import { sectionTitles } from '#features/sections/sections.queries.ts';
import { serviceTitles } from '#features/services/services.queries.ts';
import { site } from '#messages/site.ts';
import { pictureSource } from '#ui/picture-source.ts';
import { clinicInCity } from './clinic.ts';
import { HERO_PICTURE_SIZES } from './hero-picture.ts';
import { heroPreload } from './hero-preload.ts';
import { homeLists } from './home-lists.ts';
import { HomeOtherHours, HomeRest, HomeTop } from './home-parts.ts';
import type { PicturePreload } from './page-head.ts';

/** Reads all that the home page shows, and answers what its head says. The settings' words stand in for our own. */
export async function loadHome(queryClient: QueryClient) {
  const { heroes, sections, offers, services, doctors, news, settings } = homeLists;
  const [{ heroes: shown }, clinic] = await Promise.all([
    queryClient.ensureQueryData(heroes),
    queryClient.ensureQueryData(settings),
    queryClient.ensureQueryData(sections),
    queryClient.ensureQueryData(offers),
    queryClient.ensureQueryData(services),
    queryClient.ensureQueryData(doctors),
    queryClient.ensureQueryData(news),
    queryClient.ensureQueryData(sectionTitles()),
    queryClient.ensureQueryData(serviceTitles()),
    HomeTop.preload?.(),
    HomeRest.preload?.(),
    HomeOtherHours.preload?.(),
  ]);
  return {
    title: clinic.seo.title || site.home.title(clinic.city),
    description: clinic.seo.description || site.home.description(clinicInCity(clinic)),
    picture: firstPicture(shown),
  };
}

function firstPicture([first]: readonly HeroRecord[]): PicturePreload | undefined {
  if (!first) return heroPreload;
  if (!first.image) return undefined;
  const { avif, webp } = pictureSource(first.image, 'portrait');
  return webp === undefined ? { srcSet: avif } : { srcSet: avif, sizes: HERO_PICTURE_SIZES };
}

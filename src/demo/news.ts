import { FAMILY_NEWS } from '#demo/news/family.ts';
import { HABIT_NEWS } from '#demo/news/habits.ts';
import { TRAVEL_NEWS } from '#demo/news/travel.ts';
import { TREATMENT_NEWS } from '#demo/news/treatment.ts';
import type { DemoNews } from '#demo/types.ts';

/** Every article of the demo clinic. */
export const DEMO_NEWS: DemoNews[] = [...TRAVEL_NEWS, ...TREATMENT_NEWS, ...FAMILY_NEWS, ...HABIT_NEWS];

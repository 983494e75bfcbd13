/** What a list's page says of itself and how its cards lie, ready or on the way. */
export interface ListPlace {
  to: '/sections' | '/services' | '/doctors' | '/news';
  title: string;
  lead: string;
  searchPlaceholder: string;
  /** Whether visitors choose its order; else it has the clinic's own. */
  sorted: boolean;
  /** Classes of the grid of cards. */
  grid: string;
  /** Classes of a card's shape while it is on the way. */
  card: string;
}

/** The numbers a pagination shows: first, last, the page and its neighbours; null stands for a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers: (number | null)[] = [];
  let last = 0;
  for (const number of new Set(shown)) {
    if (number === last + 2) numbers.push(last + 1);
    else if (number > last + 2) numbers.push(null);
    numbers.push(number);
    last = number;
  }
  return numbers;
}

/** The first page, the last, the one that is shown with its neighbours; null where some are left out. */
export function listPages(page: number, last: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, last].filter((each) => each >= 1 && each <= last);
  const shown = [...new Set(wanted)].toSorted((a, b) => a - b);
  return shown.flatMap((each, index) => {
    const missing = each - (shown[index - 1] ?? 0) - 1;
    // A gap takes as much room as the page it would hide.
    return missing === 0 ? [each] : [missing === 1 ? each - 1 : null, each];
  });
}

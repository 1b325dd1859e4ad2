/** What is pointed out on each main screen, in this order: parts that carry the name as `data-tour`, where they are there. */
export const tours = {
  home: ['next', 'today', 'help'],
  find: ['search', 'subjects', 'order'],
  start: ['in-order', 'select', 'lists'],
  attempt: ['marks', 'sheet', 'settings'],
  published: ['new', 'status'],
  wrong: ['sort', 'practise'],
  groups: ['new', 'status'],
  statistics: ['range', 'calendar', 'send'],
} as const satisfies Record<string, readonly string[]>;

export type TourName = keyof typeof tours;

/** The text of a stop. */
type StopKey = { [Name in TourName]: `${Name}.${(typeof tours)[Name][number]}` }[TourName];

export interface Stop {
  key: StopKey;
  part: HTMLElement;
}

/** Those whose parts are on the page now, and not hidden on this width. */
export function findStops(name: TourName): Stop[] {
  return tours[name].flatMap((stop) => {
    const parts = document.querySelectorAll<HTMLElement>(`[data-tour="${stop}"]`);
    const part = [...parts].find((each) => each.checkVisibility());
    return part ? [{ key: `${name}.${stop}` as StopKey, part }] : [];
  });
}

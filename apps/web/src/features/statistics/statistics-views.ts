// The pages that are loaded together.
export { DayPage } from './day.page.tsx';
export { DaysPage } from './days.page.tsx';
export { MonthsPage } from './months.page.tsx';
export { OverviewPage } from './overview.page.tsx';

// Figures of study as other features show them: the front door of this feature.
export { addDays, addMonths, daysFrom, today } from './calendar.ts';
export { FigureTable } from './figure-table.tsx';
export { DownloadButton, RangeTools } from './log-tools.tsx';
export type { Range } from './log-tools.tsx';
export { StudyCharts } from './study-charts.tsx';
export { useFigures } from './use-figures.ts';
